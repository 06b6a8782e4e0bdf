import UIKit

@MainActor protocol Instantiatable: AnyObject {
    static var storyboardName: String { get }
}
extension Instantiatable where Self: UIViewController {
    static var storyboardName: String { return String(describing: self) }
    static func instantiateFromStoryboard() -> Self {
        return UIStoryboard(name: storyboardName, bundle: nil).instantiateInitialViewController() as! Self
    }
    static func instantiateFromStoryboard(withIdentifier identifier: String) -> Self {
        return UIStoryboard(name: storyboardName, bundle: nil).instantiateViewController(withIdentifier: identifier) as! Self
    }
}
protocol Foo {}
typealias Screen = Foo & Instantiatable
class Base: UIViewController, Screen {}
class Base2: UIViewController {}
extension Base2: Foo & Instantiatable {}
final class Mid: Base {}
final class Mid2: Base2, Foo2 {}
protocol Foo2 {}
final class Mid3: Base2 & Foo2 {}
@MainActor func make() -> Mid {
    note(UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Mid)
    note(UIStoryboard(name: "Mid2", bundle: nil).instantiateInitialViewController() as! Mid2)
    note(UIStoryboard(name: "Mid3", bundle: nil).instantiateInitialViewController() as! Mid3)
    return UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Mid
}

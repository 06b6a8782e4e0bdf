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
class Base: UIViewController, Instantiatable {}
class Mid: Base {}
@MainActor func open<T: UIViewController & Instantiatable>(_ t: T.Type) { note(t.instantiateFromStoryboard()) }
@MainActor func make() {
    open(Mid.self)
    note(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! Mid)
}

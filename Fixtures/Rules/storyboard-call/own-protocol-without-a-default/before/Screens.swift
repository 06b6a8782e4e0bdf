import UIKit

@MainActor protocol Instantiatable: AnyObject {
    static var storyboardName: String { get }
}
extension Instantiatable where Self: UIViewController {
    static func instantiateFromStoryboard() -> Self? {
        return UIStoryboard(name: storyboardName, bundle: nil).instantiateInitialViewController() as? Self
    }
    static func instantiateFromStoryboard(withIdentifier identifier: String) -> Self? {
        return UIStoryboard(name: storyboardName, bundle: nil).instantiateViewController(withIdentifier: identifier) as? Self
    }
}
final class Mid: UIViewController {}
@MainActor func make() -> Mid {
    return UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Mid
}

import UIKit

public protocol Shared {}

extension Shared where Self: UIViewController {
    public static func shared() -> Self {
        UIStoryboard(name: String(describing: self), bundle: nil).instantiateInitialViewController() as! Self
    }
}

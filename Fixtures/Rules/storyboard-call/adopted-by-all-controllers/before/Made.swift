import UIKit

public protocol Made: AnyObject {
    static var board: String { get }
}

extension Made where Self: UIViewController {
    public static var board: String { String(describing: self) }

    public static func made() -> Self {
        let storyboard = UIStoryboard(name: board, bundle: nil)
        guard let controller = storyboard.instantiateInitialViewController() as? Self else { fatalError(board) }
        return controller
    }
}

extension UIViewController: Made {}

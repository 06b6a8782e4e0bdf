import UIKit

protocol Drawn: AnyObject {
    static var board: String { get }
    static func drawn() -> Self
}

extension Drawn where Self: UIViewController {
    static var board: String { return String(describing: Self.self) }

    static func drawn() -> Self {
        guard let controller = UIStoryboard(name: board, bundle: nil).instantiateInitialViewController() as? Self else {
            fatalError("\(board) does not begin with a \(self)")
        }
        return controller
    }
}

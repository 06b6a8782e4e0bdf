import UIKit

protocol Drawn: AnyObject {
    static var board: String { get }
}

extension Drawn where Self: UIViewController {
    static var board: String { return String(describing: Self.self) }

    @MainActor static func drawn() -> Self {
        return UIStoryboard(name: board, bundle: nil).instantiateInitialViewController() as! Self
    }
}

import UIKit

@MainActor
protocol Boarded: AnyObject {
    static var board: UIStoryboard { get }
}

extension Boarded where Self: UIViewController {
    static func first() -> Self {
        return board.instantiateInitialViewController() as! Self
    }

    static func other(_ identifier: String) -> Self {
        guard let made = board.instantiateViewController(withIdentifier: identifier) as? Self else { preconditionFailure(identifier) }
        return made
    }
}

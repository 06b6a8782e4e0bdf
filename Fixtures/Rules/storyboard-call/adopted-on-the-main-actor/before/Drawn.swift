import UIKit

@MainActor
protocol Drawn {}

extension Drawn where Self: UIViewController {
    static func drawn() -> Self {
        return UIStoryboard(name: String(describing: self), bundle: nil).instantiateInitialViewController() as! Self
    }
}

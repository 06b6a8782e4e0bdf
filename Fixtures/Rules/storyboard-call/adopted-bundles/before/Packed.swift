import UIKit

@MainActor
protocol Packed {
    static var board: String { get }
    static var package: Bundle { get }
}

extension Packed where Self: UIViewController {
    static func packed() -> Self {
        UIStoryboard(name: board, bundle: package).instantiateInitialViewController() as! Self
    }
}

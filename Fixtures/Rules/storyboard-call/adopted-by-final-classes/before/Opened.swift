import UIKit

@MainActor
protocol Opened: NSObjectProtocol {
    associatedtype Controller
    static var fileName: String { get }
    static func opened(_ bundle: Bundle?) -> Controller
}

extension Opened where Self: UIViewController {
    static var fileName: String {
        return NSStringFromClass(Self.self).components(separatedBy: ".").last!
    }

    static func opened(_ bundle: Bundle? = nil) -> Self {
        let name = fileName
        let storyboard = UIStoryboard(name: name, bundle: bundle)
        guard let controller = storyboard.instantiateInitialViewController() as? Self else {
            fatalError("\(name).storyboard has no initial \(Self.self)")
        }
        return controller
    }
}

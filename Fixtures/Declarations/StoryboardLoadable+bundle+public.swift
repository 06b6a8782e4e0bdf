// StoryboardLoadable.swift, written by sbmigrate.

import UIKit

/// A view controller that is drawn in a storyboard.
@preconcurrency @MainActor
public protocol StoryboardLoadable: AnyObject {
    /// The storyboard's name without its extension.
    static var storyboardName: String { get }

    /// The identifier of the class's scene. By default the name of the class.
    static var storyboardIdentifier: String { get }

    /// The bundle that holds the storyboard. By default `nil`, the main bundle.
    static var storyboardBundle: Bundle? { get }
}

extension StoryboardLoadable where Self: UIViewController {
    public static var storyboardIdentifier: String {
        return String(describing: self)
    }

    public static var storyboardBundle: Bundle? {
        return nil
    }
}

extension UIStoryboard {
    /// Makes the view controller with the class's identifier.
    @preconcurrency @MainActor
    public static func instantiateViewController<Controller: UIViewController & StoryboardLoadable>() -> Controller {
        let name = Controller.storyboardName
        let identifier = Controller.storyboardIdentifier
        let storyboard = UIStoryboard(name: name, bundle: Controller.storyboardBundle)
        let found = storyboard.instantiateViewController(withIdentifier: identifier)
        guard let viewController = found as? Controller else {
            fatalError("\(name).storyboard: \"\(identifier)\" is \(type(of: found)), not \(Controller.self)")
        }
        return viewController
    }

    /// Makes the initial view controller of the class's storyboard.
    @preconcurrency @MainActor
    public static func instantiateInitialViewController<Controller: UIViewController & StoryboardLoadable>() -> Controller {
        let name = Controller.storyboardName
        let storyboard = UIStoryboard(name: name, bundle: Controller.storyboardBundle)
        let found = storyboard.instantiateInitialViewController()
        guard let viewController = found as? Controller else {
            let other = found.map { String(describing: type(of: $0)) } ?? "nil"
            fatalError("\(name).storyboard: the initial view controller is \(other), not \(Controller.self)")
        }
        return viewController
    }
}

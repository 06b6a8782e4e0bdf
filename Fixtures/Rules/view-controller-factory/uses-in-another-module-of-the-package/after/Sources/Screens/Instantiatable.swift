// Instantiatable.swift, written by sbmigrate.

import UIKit

/// A view controller that makes itself from the storyboard it is drawn in.
@preconcurrency @MainActor
protocol Instantiatable: AnyObject {
    /// The storyboard's name without its extension. By default the name of the class.
    static var storyboardName: String { get }
}

extension Instantiatable where Self: UIViewController {
    static var storyboardName: String {
        return String(describing: self)
    }

    /// Makes the initial view controller of the storyboard.
    static func instantiateFromStoryboard() -> Self {
        let name = storyboardName
        let storyboard = UIStoryboard(name: name, bundle: nil)
        let found = storyboard.instantiateInitialViewController()
        guard let viewController = found as? Self else {
            let other = found.map { String(describing: type(of: $0)) } ?? "nil"
            fatalError("\(name).storyboard: the initial view controller is \(other), not \(self)")
        }
        return viewController
    }

    /// Makes the view controller with this storyboard ID.
    static func instantiateFromStoryboard(withIdentifier identifier: String) -> Self {
        let name = storyboardName
        let storyboard = UIStoryboard(name: name, bundle: nil)
        let found = storyboard.instantiateViewController(withIdentifier: identifier)
        guard let viewController = found as? Self else {
            fatalError("\(name).storyboard: \"\(identifier)\" is \(type(of: found)), not \(self)")
        }
        return viewController
    }
}

import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    @discardableResult static func make() -> Self {
        return instantiateFromStoryboard(withIdentifier: "Terms")
    }

    func another() -> Self {
        return type(of: self).instantiateFromStoryboard(withIdentifier: "Terms")
    }

    func maker() -> () -> UIViewController {
        return { [weak self] in
            note(self == nil)
            return Self.instantiateFromStoryboard(withIdentifier: "Terms")
        }
    }
}

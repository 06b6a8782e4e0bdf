import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    @discardableResult static func make() -> TermsViewController? {
        return TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
    }

    static func makeOrStop() -> TermsViewController? {
        let terms = TermsViewController.instantiateFromStoryboard()
        return terms
    }

    @discardableResult class func makeScreen() -> UIViewController {
        return TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
    }
}

import UIKit

package final class TermsViewController: UIViewController, Instantiatable {
    package static let storyboardName = "Terms"

    package static func make() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}

package final class HelpViewController: UIViewController, Instantiatable {
    package static let storyboardName = "Help"

    package func showNext() {
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
    }
}

import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    var pending: UIViewController?

    func perform<Result>(_ step: () -> Result) {
        print(step())
    }

    func showTerms() {
        perform {
            present(TermsViewController.instantiateFromStoryboard(), animated: true)
        }
        perform {
            pending = TermsViewController.instantiateFromStoryboard()
        }
    }
}

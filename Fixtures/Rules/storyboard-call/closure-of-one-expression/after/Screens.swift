import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class Coordinator {
    let root = UIViewController()

    @discardableResult func push(_ controller: UIViewController) -> Int {
        root.show(controller, sender: nil)
        return 1
    }

    /// Prints what a step comes to: nothing.
    func perform<Result>(_ step: () -> Result) {
        print(step())
    }

    func showTerms() {
        perform {
            _ = push(TermsViewController.instantiateFromStoryboard())
        }
    }
}

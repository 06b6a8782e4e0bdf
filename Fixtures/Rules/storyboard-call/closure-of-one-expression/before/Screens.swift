import UIKit

final class TermsViewController: UIViewController {}

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
            let legal = UIStoryboard(name: "Legal", bundle: nil)
            push(legal.instantiateInitialViewController() as! TermsViewController)
        }
    }
}

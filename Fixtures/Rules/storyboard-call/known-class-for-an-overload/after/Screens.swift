import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms") as UIViewController, animated: true)
    }

    func present(_ terms: TermsViewController, animated: Bool) {
        print("the project's own")
    }
}

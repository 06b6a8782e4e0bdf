import UIKit

final class TermsViewController: UIViewController, Instantiatable {}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }
}

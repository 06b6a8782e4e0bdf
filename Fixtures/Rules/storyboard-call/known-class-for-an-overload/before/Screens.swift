import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(legal.instantiateViewController(withIdentifier: "Terms"), animated: true)
    }

    func present(_ terms: TermsViewController, animated: Bool) {
        print("the project's own")
    }
}

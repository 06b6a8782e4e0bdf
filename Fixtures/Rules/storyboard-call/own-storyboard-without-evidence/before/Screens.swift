import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        guard let terms = storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else { return }
        present(terms, animated: true)
    }
}

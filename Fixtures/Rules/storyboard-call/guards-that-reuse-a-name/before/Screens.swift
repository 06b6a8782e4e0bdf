import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)
    var terms = "Terms"

    func showAnother(_ name: String) {
        guard let name = legal.instantiateViewController(withIdentifier: name) as? TermsViewController else {
            fatalError()
        }
        present(name, animated: true)
    }

    func showTerms() {
        print(terms)
        guard let terms = legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else {
            print(self.terms)
            return
        }
        present(terms, animated: true)
    }
}

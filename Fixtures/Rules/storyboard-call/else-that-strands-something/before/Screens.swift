import UIKit

struct NoTerms: Error {}

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showInDo() {
        do {
            guard let terms = legal.instantiateInitialViewController() as? TermsViewController else { throw NoTerms() }
            present(terms, animated: true)
        } catch {
            print(error)
        }
    }

    func showInClosure() {
        let show = {
            guard let terms = self.legal.instantiateInitialViewController() as? TermsViewController else { throw NoTerms() }
            self.present(terms, animated: true)
        }
        try? show()
    }

    func showWithMessage() {
        let message = "no terms"
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController else {
            print(message)
            return
        }
        present(terms, animated: true)
    }

    func showLater() {
        let show = { [weak self] in
            guard let terms = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController else {
                self?.title = "No terms"
                return
            }
            print(type(of: terms))
        }
        show()
    }

    func showEach() {
        for title in ["New", "Old"] {
            guard let terms = legal.instantiateInitialViewController() as? TermsViewController else {
                print(title)
                continue
            }
            present(terms, animated: true)
        }
    }
}

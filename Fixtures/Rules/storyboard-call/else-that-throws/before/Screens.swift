import UIKit

struct NoTerms: Error {}

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func makeTerms(_ title: String) throws -> TermsViewController {
        guard let terms = legal.instantiateInitialViewController() as? TermsViewController else { throw NoTerms() }
        terms.title = title
        return terms
    }

    func showTerms() {
        do {
            guard let terms = legal.instantiateInitialViewController() as? TermsViewController else { throw NoTerms() }
            present(terms, animated: true)
            present(try makeTerms("New"), animated: true)
        } catch {
            print(error)
        }
    }
}

import UIKit

struct NoTerms: Error {}

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func makeTerms(_ title: String) throws -> TermsViewController {
        let terms = TermsViewController.instantiateFromStoryboard()
        terms.title = title
        return terms
    }

    func showTerms() {
        do {
            let terms = TermsViewController.instantiateFromStoryboard()
            present(terms, animated: true)
            present(try makeTerms("New"), animated: true)
        } catch {
            print(error)
        }
    }
}

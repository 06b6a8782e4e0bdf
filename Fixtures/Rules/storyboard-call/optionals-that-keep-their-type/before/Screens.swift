import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    var terms: TermsViewController?
    var screens: [String: UIViewController] = [:]

    func bind() {
        let terms = legal.instantiateInitialViewController() as? TermsViewController
        terms?.title = "Terms"
        if let terms = terms {
            present(terms, animated: true)
        }
        var again = legal.instantiateViewController(withIdentifier: "Terms") as? TermsViewController
        print(again == nil)
        again = nil
    }

    func bindAnnotated() {
        let terms: TermsViewController? = legal.instantiateInitialViewController() as? TermsViewController
        let screen: UIViewController? = legal.instantiateInitialViewController() as? TermsViewController
        show(terms ?? self, sender: screen)
    }

    func assign() {
        terms = legal.instantiateInitialViewController() as? TermsViewController
        self.terms = legal.instantiateInitialViewController() as? TermsViewController
        screens["Terms"] = legal.instantiateInitialViewController() as? TermsViewController
        present(terms!, animated: true)
    }

    func makeTerms() -> TermsViewController? {
        terms = nil
        return legal.instantiateInitialViewController() as? TermsViewController
    }

    func makeScreen() -> UIViewController? {
        legal.instantiateInitialViewController() as? TermsViewController
    }

    var madeTerms: TermsViewController? {
        return legal.instantiateInitialViewController() as? TermsViewController
    }
}

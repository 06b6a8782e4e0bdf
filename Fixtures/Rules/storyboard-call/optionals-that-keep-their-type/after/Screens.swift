import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    var terms: TermsViewController?
    var screens: [String: UIViewController] = [:]

    func bind() {
        let terms: TermsViewController? = TermsViewController.instantiateFromStoryboard()
        terms?.title = "Terms"
        if let terms = terms {
            present(terms, animated: true)
        }
        var again: TermsViewController? = TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
        print(again == nil)
        again = nil
    }

    func bindAnnotated() {
        let terms: TermsViewController? = TermsViewController.instantiateFromStoryboard()
        let screen: UIViewController? = TermsViewController.instantiateFromStoryboard()
        show(terms ?? self, sender: screen)
    }

    func assign() {
        terms = TermsViewController.instantiateFromStoryboard()
        self.terms = TermsViewController.instantiateFromStoryboard()
        screens["Terms"] = TermsViewController.instantiateFromStoryboard()
        present(terms!, animated: true)
    }

    func makeTerms() -> TermsViewController? {
        terms = nil
        return TermsViewController.instantiateFromStoryboard()
    }

    func makeScreen() -> UIViewController? {
        TermsViewController.instantiateFromStoryboard()
    }

    var madeTerms: TermsViewController? {
        return TermsViewController.instantiateFromStoryboard()
    }
}

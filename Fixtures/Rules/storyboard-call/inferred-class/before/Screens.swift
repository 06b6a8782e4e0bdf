import UIKit

final class TermsViewController: UIViewController {
    var version = 1
}

class AboutViewController: UIViewController {
    func makeTerms() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(identifier: "Terms")
    }

    var terms: TermsViewController {
        UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(identifier: "Terms")
    }

    func showTerms() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        let terms: TermsViewController = storyboard.instantiateViewController(identifier: "Terms")
        terms.version = 2
        present(terms, animated: true)
        show(storyboard.instantiateViewController(identifier: "Terms") as TermsViewController, sender: nil)
    }
}

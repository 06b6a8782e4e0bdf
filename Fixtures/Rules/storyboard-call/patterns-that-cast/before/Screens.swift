import UIKit

protocol Page {}

final class TermsViewController: UIViewController, Page {}

final class StartViewController: UIViewController {
    var shown: UIViewController?

    func showAll(_ isNew: Bool) {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        guard case let terms as TermsViewController = storyboard.instantiateViewController(withIdentifier: "Terms") else { return }
        present(terms, animated: true)
        if case is Page = storyboard.instantiateViewController(withIdentifier: "Terms"), isNew { title = "New" }
        guard case is TermsViewController = storyboard.instantiateViewController(withIdentifier: "Terms") else { return }
        let show = { (isNew: Bool) in self.shown = storyboard.instantiateViewController(withIdentifier: "Terms") }
        show(isNew)
        present(shown!, animated: true)
    }
}

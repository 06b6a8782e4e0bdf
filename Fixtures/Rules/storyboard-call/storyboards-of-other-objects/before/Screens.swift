import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        present(navigationController?.storyboard?.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        guard let board = presentedViewController?.storyboard else { return }
        guard let terms = board.instantiateViewController(withIdentifier: "Terms") as? TermsViewController else { return }
        present(terms, animated: true)
    }

    func showLater() {
        let show = { [weak self] in
            if let terms = self?.storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController {
                self?.present(terms, animated: true)
            }
        }
        show()
    }

    func showLaterOfAnother() {
        let show = { [weak self] in
            guard let terms = self?.presentedViewController?.storyboard?.instantiateViewController(withIdentifier: "Terms") as? TermsViewController
            else { return }
            self?.present(terms, animated: true)
        }
        show()
    }
}

class Scene<Controller: UIViewController> {
    let owner: UIViewController

    init(owner: UIViewController) {
        self.owner = owner
    }

    func make() -> Controller {
        guard let controller = owner.storyboard?.instantiateViewController(withIdentifier: "Terms") as? Controller else { fatalError() }
        return controller
    }
}

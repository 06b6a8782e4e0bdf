import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "TermsViewController", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    @MainActor struct Page {
        static func instantiateFromStoryboard() -> UIViewController {
            print("a page of its own")
            return make()
        }

        let terms: UIViewController = make()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.Page.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.Page().terms, animated: true)
    }
}

import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    @MainActor struct Page {
        static func instantiateFromStoryboard() -> UIViewController {
            print("a page of its own")
            return TermsViewController.instantiateFromStoryboard()
        }

        let terms: UIViewController = TermsViewController.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.Page.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.Page().terms, animated: true)
    }
}

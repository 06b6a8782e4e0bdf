import Core
import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Terms"

    static func make() -> TermsViewController {
        print("makes the terms of the app")
        return TermsViewController.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(Shelf.terms(), animated: true)
    }
}

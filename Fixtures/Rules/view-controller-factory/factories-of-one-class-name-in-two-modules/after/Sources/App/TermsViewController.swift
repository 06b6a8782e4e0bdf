import Core
import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Terms"
}

extension TermsViewController {
    static func makeTwo() -> [UIViewController] {
        return [instantiateFromStoryboard(), App.TermsViewController.instantiateFromStoryboard()]
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        TermsViewController.makeTwo().forEach { present($0, animated: true) }
        present(Shelf.terms(), animated: true)
    }
}

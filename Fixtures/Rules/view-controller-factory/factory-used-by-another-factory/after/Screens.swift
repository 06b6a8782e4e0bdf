import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static var controller: TermsViewController {
        return instantiateFromStoryboard()
    }

    static func make(isNew: Bool) -> TermsViewController {
        let terms = instantiateFromStoryboard()
        terms.isNew = isNew
        return terms
    }

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.controller, animated: true)
        present(TermsViewController.make(isNew: false), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }
}

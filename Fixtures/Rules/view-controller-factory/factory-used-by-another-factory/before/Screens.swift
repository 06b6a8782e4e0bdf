import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    static var controller: TermsViewController {
        return make()
    }

    static func make(isNew: Bool) -> TermsViewController {
        let terms = make()
        terms.isNew = isNew
        return terms
    }

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.controller, animated: true)
        present(TermsViewController.make(isNew: false), animated: true)
        present(TermsViewController.make(), animated: true)
    }
}

import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    var isNew = true
}

final class PrivacyViewController: UIViewController {
    static func make() -> PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! PrivacyViewController
    }
}

final class HelpViewController: UIViewController {
    static func make() -> HelpViewController {
        return UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
    }

    func showTheRest() {
        present(PrivacyViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
    }
}

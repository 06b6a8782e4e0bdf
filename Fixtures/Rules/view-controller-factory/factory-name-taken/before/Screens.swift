import UIKit

final class TermsViewController: UIViewController {
    static func instantiateFromStoryboard() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }

    static func make() -> TermsViewController {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateInitialViewController() as! TermsViewController
    }
}

class PrivacyViewController: UIViewController {
    class func instantiateFromStoryboard(isNew: Bool) -> PrivacyViewController {
        let privacy = make()
        privacy.title = isNew ? "New" : "Old"
        return privacy
    }
}

extension PrivacyViewController {
    static func make() -> PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }
}

final class HelpViewController: UIViewController {
    static var instantiateFromStoryboard: HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(isNew: true), animated: true)
        present(HelpViewController.instantiateFromStoryboard, animated: true)
    }
}

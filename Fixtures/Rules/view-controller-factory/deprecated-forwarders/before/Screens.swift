import UIKit

class TermsViewController: UIViewController {
    /// Makes the terms.
    class func make() -> TermsViewController {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateInitialViewController() as! TermsViewController
    }
}

final class PrivacyViewController: UIViewController {
    var isNew = true

    static var controller: UIViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! PrivacyViewController
    }
}

final class HelpViewController: UIViewController {
    static func make() -> Self {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Help") as! Self
    }

    static func make(page: Int) -> HelpViewController {
        let help = make()
        help.title = "\(page)"
        return help
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
        present(HelpViewController.make(page: 2), animated: true)
    }
}

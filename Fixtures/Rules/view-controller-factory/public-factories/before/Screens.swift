import UIKit

public final class TermsViewController: UIViewController {
    public static func make() -> TermsViewController {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateInitialViewController() as! TermsViewController
    }
}

open class PrivacyViewController: UIViewController {
    open class func make() -> PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }
}

public final class HelpViewController: UIViewController {
    var page = 1

    static func make() -> HelpViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Help") as! HelpViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
    }
}

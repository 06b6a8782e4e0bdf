import UIKit

public final class TermsViewController: UIViewController {
    /// Makes the terms.
    public static func make() -> TermsViewController {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateInitialViewController() as! TermsViewController
    }

    var isNew = true
}

public final class PrivacyViewController: UIViewController {
    var isNew = true

    public static var controller: PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.controller, animated: true)
    }
}

import UIKit

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}

final class PrivacyViewController: UIViewController {
    static func make() -> PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }
}

final class ImprintViewController: UIViewController {
    static func make() -> ImprintViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Imprint") as! ImprintViewController
    }
}

final class CookiesViewController: UIViewController {
    static func make() -> CookiesViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Cookies") as! CookiesViewController
    }

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.make(), animated: true)
        present(ImprintViewController.make(), animated: true)
        present(CookiesViewController.make(), animated: true)
    }
}

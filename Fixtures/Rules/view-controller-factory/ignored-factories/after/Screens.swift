import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}

final class PrivacyViewController: UIViewController {
    // sbmigrate:ignore - called by the widget
    static func make() -> PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
    }
}

// sbmigrate:ignore
final class ImprintViewController: UIViewController {
    static func make() -> ImprintViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Imprint") as! ImprintViewController
    }
}

final class CookiesViewController: UIViewController {
    static func make() -> CookiesViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Cookies") as! CookiesViewController // sbmigrate:ignore view-controller-factory
    }
}

class StartViewController: UIViewController {
    func showAll() {
        // sbmigrate:ignore - shown in a talk
        present(TermsViewController.make(), animated: true)
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.make(), animated: true)
        present(ImprintViewController.make(), animated: true)
        present(CookiesViewController.make(), animated: true)
    }
}

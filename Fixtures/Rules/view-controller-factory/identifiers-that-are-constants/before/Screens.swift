import UIKit

enum Screen: String {
    case imprint = "Imprint"
}

enum Boards {
    static let legal = "Legal"
    static let cookies = "Cookies"
}

final class TermsViewController: UIViewController {
    static let identifier = "Terms"

    static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: TermsViewController.identifier) as! TermsViewController
    }
}

final class PrivacyViewController: UIViewController {
    static let identifier = "Privacy"

    static func make() -> PrivacyViewController {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: identifier) as! PrivacyViewController
    }

    static func again() -> PrivacyViewController {
        return make()
    }
}

final class ImprintViewController: UIViewController {
    static func make() -> ImprintViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: Screen.imprint.rawValue) as! ImprintViewController
    }
}

final class CookiesViewController: UIViewController {
    static func make() -> CookiesViewController {
        return UIStoryboard(name: Boards.legal, bundle: nil).instantiateViewController(withIdentifier: Boards.cookies) as! CookiesViewController
    }
}

final class HelpViewController: UIViewController {
    static func make() -> HelpViewController {
        let identifier = "Help"
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: identifier) as! HelpViewController
    }
}

class StartViewController: UIViewController {
    let identifier = "Start"

    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.make(), animated: true)
        present(PrivacyViewController.again(), animated: true)
        present(ImprintViewController.make(), animated: true)
        present(CookiesViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
    }
}

import UIKit

enum Screen: String {
    case imprint = "Imprint"
}

enum Boards {
    static let legal = "Legal"
    static let cookies = "Cookies"
}

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static let identifier = "Terms"
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static let identifier = "Privacy"

    static func again() -> PrivacyViewController {
        return instantiateFromStoryboard(withIdentifier: PrivacyViewController.identifier)
    }
}

final class ImprintViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class CookiesViewController: UIViewController, Instantiatable {
    static let storyboardName = Boards.legal
}

final class HelpViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class StartViewController: UIViewController {
    let identifier = "Start"

    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: TermsViewController.identifier), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: PrivacyViewController.identifier), animated: true)
        present(PrivacyViewController.again(), animated: true)
        present(ImprintViewController.instantiateFromStoryboard(withIdentifier: Screen.imprint.rawValue), animated: true)
        present(CookiesViewController.instantiateFromStoryboard(withIdentifier: Boards.cookies), animated: true)
        present(HelpViewController.instantiateFromStoryboard(withIdentifier: "Help"), animated: true)
    }
}

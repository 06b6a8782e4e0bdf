import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static var storyboardBundle: Bundle? { return Bundle(for: TermsViewController.self) }

    @discardableResult static func make() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
    static var storyboardBundle: Bundle? { return Bundle(for: PrivacyViewController.self) }
}

class HelpViewController: UIViewController, Instantiatable {
    static var storyboardBundle: Bundle? { return Bundle(for: AboutViewController.self) }
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
    }

    func showHelp() {
        let help = HelpViewController.instantiateFromStoryboard()
        present(help, animated: true)
    }
}

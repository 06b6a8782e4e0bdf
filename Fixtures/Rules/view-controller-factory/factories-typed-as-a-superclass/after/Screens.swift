import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class LegalViewController: UIViewController {
    var isNew = false
}

final class PrivacyViewController: LegalViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class HelpViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

class StartViewController: UIViewController {
    func showAll(_ isNew: Bool) {
        var screen = TermsViewController.instantiateFromStoryboard() as UIViewController
        screen.title = "Terms"
        screen = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
        let annotated: UIViewController = HelpViewController.instantiateFromStoryboard(withIdentifier: "Help")
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        self.show(HelpViewController.instantiateFromStoryboard(withIdentifier: "Help"), sender: nil)
        addChild(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"))
        var screens = [TermsViewController.instantiateFromStoryboard() as UIViewController, annotated]
        screens.append(screen)
        let either = isNew ? TermsViewController.instantiateFromStoryboard() as UIViewController : HelpViewController.instantiateFromStoryboard(withIdentifier: "Help") as UIViewController
        print(screens.count, either === screen, describe(TermsViewController.instantiateFromStoryboard() as UIViewController), describe(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy") as LegalViewController))
        print(describe(HelpViewController.instantiateFromStoryboard(withIdentifier: "Help") as UIViewController), describe(another()))
        let privacy = PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy") as LegalViewController
        privacy.isNew = true
        if let terms = TermsViewController.instantiateFromStoryboard() as UIViewController as? TermsViewController {
            present(terms, animated: true)
        }
    }

    func another() -> UIViewController {
        return TermsViewController.instantiateFromStoryboard()
    }

    func describe(_ screen: UIViewController) -> String { return "screen" }
    func describe(_ screen: LegalViewController) -> String { return "legal" }
    func describe(_ screen: PrivacyViewController) -> String { return "privacy" }
    func describe(_ screen: TermsViewController) -> String { return "terms" }
}

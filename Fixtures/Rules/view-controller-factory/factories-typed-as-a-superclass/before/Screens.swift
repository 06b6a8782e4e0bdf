import UIKit

final class TermsViewController: UIViewController {
    static func make() -> UIViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    }
}

class LegalViewController: UIViewController {
    var isNew = false
}

final class PrivacyViewController: LegalViewController {
    static func make() -> LegalViewController {
        let privacy = UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController
        return privacy
    }
}

final class HelpViewController: UIViewController {
    static func make() -> UIViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Help")
    }
}

class StartViewController: UIViewController {
    func showAll(_ isNew: Bool) {
        var screen = TermsViewController.make()
        screen.title = "Terms"
        screen = PrivacyViewController.make()
        let annotated: UIViewController = HelpViewController.make()
        present(TermsViewController.make(), animated: true)
        self.show(HelpViewController.make(), sender: nil)
        addChild(PrivacyViewController.make())
        var screens = [TermsViewController.make(), annotated]
        screens.append(screen)
        let either = isNew ? TermsViewController.make() : HelpViewController.make()
        print(screens.count, either === screen, describe(TermsViewController.make()), describe(PrivacyViewController.make()))
        print(describe(HelpViewController.make()), describe(another()))
        let privacy = PrivacyViewController.make()
        privacy.isNew = true
        if let terms = TermsViewController.make() as? TermsViewController {
            present(terms, animated: true)
        }
    }

    func another() -> UIViewController {
        return TermsViewController.make()
    }

    func describe(_ screen: UIViewController) -> String { return "screen" }
    func describe(_ screen: LegalViewController) -> String { return "legal" }
    func describe(_ screen: PrivacyViewController) -> String { return "privacy" }
    func describe(_ screen: TermsViewController) -> String { return "terms" }
}

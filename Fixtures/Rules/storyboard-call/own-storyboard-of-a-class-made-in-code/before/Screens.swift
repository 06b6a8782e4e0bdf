import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

class HelpViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

class CreditsViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

class ImprintViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

class SettingsViewController: UIViewController {
    let credits: CreditsViewController = .init()

    func makeAll() -> [UIViewController] {
        let imprint = ImprintViewController(nibName: nil, bundle: nil)
        return [AboutViewController(), HelpViewController.init(), credits, imprint]
    }
}

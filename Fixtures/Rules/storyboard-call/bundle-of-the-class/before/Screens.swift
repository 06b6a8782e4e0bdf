import UIKit

final class TermsViewController: UIViewController {
    @discardableResult static func make() -> TermsViewController {
        let storyboard = UIStoryboard(name: "TermsViewController", bundle: Bundle(for: self))
        return storyboard.instantiateInitialViewController() as! TermsViewController
    }
}

final class PrivacyViewController: UIViewController {}

class HelpViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        let legal = UIStoryboard(name: "Legal", bundle: Bundle(for: PrivacyViewController.self))
        present(legal.instantiateViewController(withIdentifier: "Privacy") as! PrivacyViewController, animated: true)
    }

    func showHelp() {
        let bundle = Bundle(for: AboutViewController.self)
        let storyboard = UIStoryboard(name: "HelpViewController", bundle: bundle)
        let help = storyboard.instantiateInitialViewController() as! HelpViewController
        present(help, animated: true)
    }
}

import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms(in other: Bundle) {
        let own = UIStoryboard(name: "TermsViewController", bundle: Bundle(for: TermsViewController.self))
        present(own.instantiateInitialViewController() as! TermsViewController, animated: true)
        let main = UIStoryboard(name: "TermsViewController", bundle: nil)
        present(main.instantiateInitialViewController() as! TermsViewController, animated: true)
    }

    func showHelp(in other: Bundle) {
        let given = UIStoryboard(name: "HelpViewController", bundle: other)
        present(given.instantiateInitialViewController() as! HelpViewController, animated: true)
        let named = UIStoryboard(name: "HelpViewController", bundle: Bundle(identifier: "org.example.help"))
        present(named.instantiateInitialViewController() as! HelpViewController, animated: true)
    }
}

class HelpViewController: UIViewController {}

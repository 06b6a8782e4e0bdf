import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }
}

class SettingsViewController: UIViewController {
    var abouts = [AboutViewController]()

    /// Takes `AboutViewController()` from its storyboard.
    func add(_ screen: UIViewController) {
        guard let about = screen as? AboutViewController else { return }
        abouts.append(about)
        print("not AboutViewController()", String(describing: AboutViewController.self))
    }
}

import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "About"
}

class AboutViewController: UIViewController {
    func showTerms() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
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

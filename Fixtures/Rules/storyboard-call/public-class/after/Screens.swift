import UIKit

public final class TermsViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Legal"

    public var version = 1
}

open class PrivacyViewController: UIViewController, Instantiatable {
    open class var storyboardName: String { return "Privacy" }
}

class HelpViewController: UIViewController, Instantiatable {
    static let storyboardName = "Help"
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
    }
}

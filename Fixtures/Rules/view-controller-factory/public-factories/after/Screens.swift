import UIKit

public final class TermsViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Legal"

    public static func make() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}

open class PrivacyViewController: UIViewController, Instantiatable {
    open class var storyboardName: String { return "Legal" }

    open class func make() -> PrivacyViewController {
        return PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
    }
}

public final class HelpViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Legal"

    var page = 1
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.make(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(withIdentifier: "Help"), animated: true)
    }
}

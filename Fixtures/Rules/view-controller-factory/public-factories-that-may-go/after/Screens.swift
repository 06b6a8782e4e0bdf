import UIKit

public final class TermsViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Legal"

    var isNew = true
}

public final class PrivacyViewController: UIViewController, Instantiatable {
    public static let storyboardName = "Legal"

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
    }
}

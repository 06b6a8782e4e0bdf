import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}

final class ImprintViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
        present(ImprintViewController.instantiateFromStoryboard(withIdentifier: "Imprint"), animated: true)
    }
}

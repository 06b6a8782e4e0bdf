import UIKit

enum Names {
    static let legal = "Legal"
    static let terms = "Terms"
}

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = Names.legal
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    private static let board = "Legal"
}

class AboutViewController: UIViewController {
    private static let legal = "Legal"

    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: Names.terms), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
    }
}

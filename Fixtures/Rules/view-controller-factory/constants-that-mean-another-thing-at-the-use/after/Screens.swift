import UIKit

enum Screen: String {
    case terms = "Terms"
}

enum Names {
    static let privacy = "Privacy"
}

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}

class StartViewController: UIViewController {
    enum Screen: String {
        case terms = "Start"
    }

    func showAll<Names>(_ names: Names) {
        print(Screen.terms.rawValue, Names.self)
        present(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy"), animated: true)
    }
}

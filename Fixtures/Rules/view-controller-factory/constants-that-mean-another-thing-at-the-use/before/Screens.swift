import UIKit

enum Screen: String {
    case terms = "Terms"
}

enum Names {
    static let privacy = "Privacy"
}

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: Screen.terms.rawValue) as! TermsViewController
    }

    var isNew = true
}

final class PrivacyViewController: UIViewController {
    static func make() -> PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: Names.privacy) as! PrivacyViewController
    }

    var isNew = true
}

class StartViewController: UIViewController {
    enum Screen: String {
        case terms = "Start"
    }

    func showAll<Names>(_ names: Names) {
        print(Screen.terms.rawValue, Names.self)
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.make(), animated: true)
    }
}

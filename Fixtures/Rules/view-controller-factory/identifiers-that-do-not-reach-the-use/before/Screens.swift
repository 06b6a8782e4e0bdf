import UIKit

private enum Names {
    static let terms = "Terms"
}

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: Names.terms) as! TermsViewController
    }

    func describe() {
        print(Names.terms)
    }
}

final class PrivacyViewController: UIViewController {
    private static let identifier = "Privacy"

    static func make() -> PrivacyViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: PrivacyViewController.identifier) as! PrivacyViewController
    }

    func describe() {
        print(PrivacyViewController.identifier)
    }
}

final class ImprintViewController: UIViewController {
    var isNew = true

    static func make() -> ImprintViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! ImprintViewController
    }
}

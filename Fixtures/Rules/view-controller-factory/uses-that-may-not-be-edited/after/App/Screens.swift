import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make() -> PrivacyViewController {
        return PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
    }
}

final class ImprintViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make() -> ImprintViewController {
        return ImprintViewController.instantiateFromStoryboard(withIdentifier: "Imprint")
    }
}

final class CookiesViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.make(), animated: true)
        present(PrivacyViewController.make(), animated: true)
        present(ImprintViewController.make(), animated: true)
        present(CookiesViewController.instantiateFromStoryboard(withIdentifier: "Cookies"), animated: true)
    }
}

import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    @available(*, deprecated, renamed: "instantiateFromStoryboard()")
    static var controller: TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}

final class PrivacyViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    static func make() -> UIViewController {
        return PrivacyViewController.instantiateFromStoryboard(withIdentifier: "Privacy")
    }

    static let maker: () -> UIViewController = make
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PrivacyViewController.make(), animated: true)
    }
}

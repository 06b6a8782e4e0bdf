import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    /// Makes the terms.
    @available(*, deprecated, renamed: "instantiateFromStoryboard()")
    class func make() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard()
    }
}

final class PrivacyViewController: UIViewController {
    var isNew = true

    static var controller: UIViewController {
        return UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! PrivacyViewController
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    @available(*, deprecated, renamed: "instantiateFromStoryboard(withIdentifier:)")
    static func make() -> Self {
        return instantiateFromStoryboard(withIdentifier: "Help")
    }

    static func make(page: Int) -> HelpViewController {
        let help = instantiateFromStoryboard(withIdentifier: "Help")
        help.title = "\(page)"
        return help
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(withIdentifier: "Help"), animated: true)
        present(HelpViewController.make(page: 2), animated: true)
    }
}

import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Screens"

    static func make() -> TermsViewController {
        return TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms")
    }
}

class HelpViewController: UIViewController, Instantiatable {
    static let storyboardName = "Screens"

    static func make() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard(withIdentifier: "Help")
    }
}

#if LITE
class TermsPage: UIViewController {
    static func make() -> UIViewController { TermsPage() }
}
#else
typealias TermsPage = TermsViewController
#endif

#if LITE
class HelpPage: UIViewController {
    static func make() -> UIViewController { HelpPage() }
}
#else
class HelpPage: HelpViewController {}
#endif

class StartViewController: UIViewController {
    func showAll() {
        present(TermsPage.make(), animated: true)
        present(HelpPage.make(), animated: true)
    }
}

import UIKit

/// A bundle where the protocol asks for one that may be nil: the default would count.
final class HelpViewController: UIViewController {
    static let storyboardBundle = Bundle(for: HelpViewController.self)
}

final class NewsViewController: UIViewController {
    static var storyboardBundle: Bundle { return Bundle(for: NewsViewController.self) }
}

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardBundle: Bundle? = Bundle(for: TermsViewController.self)
}

final class ProfileViewController: UIViewController {}

private extension ProfileViewController {
    static let storyboardName = "Person"
}

final class CartViewController: UIViewController {
    private /* the shop's */ static let storyboardName = "Shop"
}

final class Opener: UIViewController {
    func openAll() {
        let help = UIStoryboard(name: "HelpViewController", bundle: Bundle(for: HelpViewController.self))
        show(help.instantiateInitialViewController() as! HelpViewController, sender: self)
        let news = UIStoryboard(name: "NewsViewController", bundle: Bundle(for: NewsViewController.self))
        show(news.instantiateInitialViewController() as! NewsViewController, sender: self)
        show(TermsViewController.instantiateFromStoryboard(), sender: self)
        show(UIStoryboard(name: "Person", bundle: nil).instantiateInitialViewController() as! ProfileViewController, sender: self)
        show(UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController() as! CartViewController, sender: self)
    }
}

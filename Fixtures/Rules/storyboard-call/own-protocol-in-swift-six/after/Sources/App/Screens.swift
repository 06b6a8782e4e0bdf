import UIKit

final class TermsViewController: UIViewController, @preconcurrency Instantiatable {
    static let storyboardName = "Legal"
}

final class ProfileViewController: UIViewController, Instantiatable {}

class FeedViewController: UIViewController, Instantiatable {}

final class NewsViewController: FeedViewController {}

final class Opener: UIViewController {
    func openAll() {
        show(TermsViewController.instantiateFromStoryboard(), sender: self)
        show(ProfileViewController.instantiateFromStoryboard(), sender: self)
        show(UIStoryboard(name: "News", bundle: nil).instantiateInitialViewController() as! NewsViewController, sender: self)
    }
}

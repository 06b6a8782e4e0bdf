import UIKit

final class TermsViewController: UIViewController {}

final class ProfileViewController: UIViewController {}

class FeedViewController: UIViewController, Instantiatable {}

final class NewsViewController: FeedViewController {}

final class Opener: UIViewController {
    func openAll() {
        show(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, sender: self)
        let profile = UIStoryboard(name: "ProfileViewController", bundle: nil)
        show(profile.instantiateInitialViewController() as! ProfileViewController, sender: self)
        show(UIStoryboard(name: "News", bundle: nil).instantiateInitialViewController() as! NewsViewController, sender: self)
    }
}

import UIKit

final class Opener: UIViewController {
    func openProfile() {
        let profile = ProfileViewController.instantiate()
        profile.name = "Ada"
        show(profile, sender: self)
    }

    func openLegal() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        show(TermsViewController.instantiate(), sender: self)
        show(HelpViewController.instantiate(), sender: self)
        show(HelpViewController.instantiate(), sender: self)
        show(storyboard.instantiateInitialViewController() as! HelpViewController, sender: self)
    }

    func openTied() {
        show(UIStoryboard(name: "Tied", bundle: nil).instantiateInitialViewController() as! TiedViewController, sender: self)
        let other = UIStoryboard(name: "Tied", bundle: nil).instantiateViewController(withIdentifier: "Other") as! TiedViewController
        show(other, sender: self)
    }

    func openFeeds() {
        let feed = FeedViewController.instantiate()
        let news = NewsViewController.instantiate()
        news.count = 3
        show(feed, sender: news)
    }

    func openShelf() {
        show(ShelfViewController.instantiate(), sender: self)
        show(BookViewController.instantiate(), sender: self)
        show(UIStoryboard(name: "Cover", bundle: nil).instantiateInitialViewController() as! BookViewController, sender: self)
        show(HomeViewController.instantiate(), sender: self)
    }
}

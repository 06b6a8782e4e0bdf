import UIKit

final class Opener: UIViewController {
    func openProfile() {
        let storyboard = UIStoryboard(name: "ProfileViewController", bundle: Bundle(for: ProfileViewController.self))
        let profile = storyboard.instantiateInitialViewController() as! ProfileViewController
        profile.name = "Ada"
        show(profile, sender: self)
    }

    func openLegal() {
        let storyboard = UIStoryboard(name: "Legal", bundle: nil)
        show(storyboard.instantiateViewController(withIdentifier: "TermsViewController") as! TermsViewController, sender: self)
        show(storyboard.instantiateViewController(withIdentifier: "Help") as! HelpViewController, sender: self)
        show(storyboard.instantiateViewController(withIdentifier: "Help") as! HelpViewController, sender: self)
        show(storyboard.instantiateInitialViewController() as! HelpViewController, sender: self)
    }

    func openTied() {
        show(UIStoryboard(name: "Tied", bundle: nil).instantiateInitialViewController() as! TiedViewController, sender: self)
        let other = UIStoryboard(name: "Tied", bundle: nil).instantiateViewController(withIdentifier: "Other") as! TiedViewController
        show(other, sender: self)
    }

    func openFeeds() {
        let feed = UIStoryboard(name: "Feeds", bundle: .main).instantiateInitialViewController() as! FeedViewController
        let news = UIStoryboard(name: "News", bundle: .main).instantiateInitialViewController() as! NewsViewController
        news.count = 3
        show(feed, sender: news)
    }

    func openShelf() {
        show(UIStoryboard(name: "Shelf", bundle: nil).instantiateViewController(withIdentifier: "ShelfViewController") as! ShelfViewController, sender: self)
        show(UIStoryboard(name: "Book", bundle: nil).instantiateInitialViewController() as! BookViewController, sender: self)
        show(UIStoryboard(name: "Cover", bundle: nil).instantiateInitialViewController() as! BookViewController, sender: self)
        show(HomeViewController.viewController(), sender: self)
    }
}

import UIKit

final class Opener: UIViewController {
    func openAll() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        show(legal.instantiateViewController(withIdentifier: "TermsViewController") as! TermsViewController, sender: self)
        let profile = UIStoryboard(name: "ProfileViewController", bundle: Bundle(for: ProfileViewController.self))
        show(profile.instantiateInitialViewController() as! ProfileViewController, sender: self)
        let feeds = UIStoryboard(name: "FeedViewController", bundle: Bundle(for: FeedViewController.self))
        show(feeds.instantiateInitialViewController() as! FeedViewController, sender: self)
        let news = UIStoryboard(name: "News", bundle: Bundle(for: NewsViewController.self))
        show(news.instantiateInitialViewController() as! NewsViewController, sender: self)
    }
}

actor Loader {
    func load() async -> UIViewController {
        let legal = await UIStoryboard(name: "Legal", bundle: nil)
        return await legal.instantiateViewController(withIdentifier: "TermsViewController") as! TermsViewController
    }
}

import UIKit

final class Opener: UIViewController {
    func openAll() {
        show(TermsViewController.instantiate(), sender: self)
        show(ProfileViewController.instantiate(), sender: self)
        show(FeedViewController.instantiate(), sender: self)
        show(NewsViewController.instantiate(), sender: self)
    }
}

actor Loader {
    func load() async -> UIViewController {
        let legal = await UIStoryboard(name: "Legal", bundle: nil)
        return await legal.instantiateViewController(withIdentifier: "TermsViewController") as! TermsViewController
    }
}

import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

actor Loader {
    func load() async -> UIViewController {
        let legal = await UIStoryboard(name: "Legal", bundle: nil)
        return await legal.instantiateInitialViewController() as! TermsViewController
    }
}

final class Opener: UIViewController {
    func open() {
        show(TermsViewController.instantiateFromStoryboard(), sender: self)
    }
}

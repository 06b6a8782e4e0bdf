import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

/// Code of a project that stays in Swift 5 mode.
var visits = 0

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

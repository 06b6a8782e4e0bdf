import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "TermsViewController"
}

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "PageViewController" }
}

class CoverViewController: PageViewController {
    override class var storyboardName: String { return "CoverViewController" }
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PageViewController.instantiateFromStoryboard(), animated: true)
        present(CoverViewController.instantiateFromStoryboard(), animated: true)
    }
}

import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var version = 1
}

final class PrivacyViewController: UIViewController, Instantiatable {}

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Book" }
}

class CoverViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(PrivacyViewController.instantiateFromStoryboard(), animated: true)
        present(PageViewController.instantiateFromStoryboard(), animated: true)
    }
}

import UIKit

final class TermsViewController: UIViewController {
    var version = 1
}

extension TermsViewController: Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController {}

extension PrivacyViewController: Instantiatable {}

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

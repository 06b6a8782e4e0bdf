import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"

    var version = 1
    var pages: [UIViewController] = []
}

class AboutViewController: UIViewController {
    var terms: TermsViewController = TermsViewController.instantiateFromStoryboard()
    lazy var later: TermsViewController = {
        return TermsViewController.instantiateFromStoryboard()
    }()

    func use(_ wanted: Bool) -> TermsViewController {
        TermsViewController.instantiateFromStoryboard().version = 2
        terms = TermsViewController.instantiateFromStoryboard()
        terms.pages = [TermsViewController.instantiateFromStoryboard(), later]
        let version = TermsViewController.instantiateFromStoryboard().version
        let other = wanted ? TermsViewController.instantiateFromStoryboard() : terms
        print(version, other.pages.count, terms.pages.count)
        return TermsViewController.instantiateFromStoryboard()
    }
}

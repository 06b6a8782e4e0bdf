import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

typealias LawViewController = TermsViewController

enum Help {
    class PageViewController: UIViewController, Instantiatable {}
}

class AboutViewController: UIViewController {
    func showAll() {
        present(LawViewController.instantiateFromStoryboard(), animated: true)
        present(Help.PageViewController.instantiateFromStoryboard(), animated: true)
    }
}

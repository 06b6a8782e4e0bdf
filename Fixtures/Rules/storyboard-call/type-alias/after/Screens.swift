import UIKit

class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

typealias LawViewController = TermsViewController

class AboutViewController: UIViewController {
    func showAll() {
        present(LawViewController.instantiateFromStoryboard(), animated: true)
    }
}

import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
    static var storyboardBundle: Bundle? { return Bundle.module }
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }
}

import UIKit

final class TermsViewController: UIViewController, Drawn {
    static let storyboardName = "Legal"
}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
    }
}

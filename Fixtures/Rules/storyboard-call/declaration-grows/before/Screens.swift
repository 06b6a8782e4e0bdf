import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}

final class PrivacyViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        let board = UIStoryboard(name: "PrivacyViewController", bundle: Bundle(for: PrivacyViewController.self))
        present(board.instantiateInitialViewController() as! PrivacyViewController, animated: true)
    }
}

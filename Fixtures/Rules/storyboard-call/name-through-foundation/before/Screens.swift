import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let board = UIStoryboard(name: NSStringFromClass(TermsViewController.self).components(separatedBy: ".").last!, bundle: nil)
        present(board.instantiateInitialViewController() as! TermsViewController, animated: true)
        var other = UIStoryboard(name: String(describing: "TermsViewController"), bundle: nil)
        present(other.instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}

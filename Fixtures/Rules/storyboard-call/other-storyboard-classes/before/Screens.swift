import SwinjectStoryboard
import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showTerms() {
        let board = SwinjectStoryboard.create(name: "Legal", bundle: nil)
        present(board.instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}

import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        present(self.storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
        present(storyboard?.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: false)
        guard let board = storyboard else { return }
        present(board.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, animated: true)
    }

    func showOther() {
        show(navigationController?.storyboard?.instantiateInitialViewController() as! TermsViewController, sender: self)
    }
}

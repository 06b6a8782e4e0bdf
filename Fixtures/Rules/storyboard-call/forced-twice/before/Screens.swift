import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        let terms = legal.instantiateInitialViewController()! as! TermsViewController
        let again = legal.instantiateInitialViewController()! as UIViewController as! TermsViewController
        let same = (legal.instantiateInitialViewController())! as! TermsViewController
        present(terms, animated: true)
        show(again, sender: same)
    }
}

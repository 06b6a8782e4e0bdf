import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let first = UIStoryboard(name: "Legal", bundle: nil), last = UIStoryboard(name: "Legal", bundle: nil)
        let isAnimated = false, legal = UIStoryboard(name: "Legal", bundle: nil), isFirst = true
        present(first.instantiateInitialViewController() as! TermsViewController, animated: isAnimated)
        present(legal.instantiateInitialViewController() as! TermsViewController, animated: isFirst)
        let terms = last.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, number = 1
        print(terms.title ?? "", number)
    }
}

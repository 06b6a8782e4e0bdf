import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        let first = legal.instantiateInitialViewController { coder in TermsViewController(coder: coder) }
        let second = legal.instantiateViewController(identifier: "Terms", creator: { TermsViewController(coder: $0) })
        let third: TermsViewController = legal.instantiateViewController(identifier: "Terms") { TermsViewController(coder: $0) }
        print(first as Any, second, third)
    }
}

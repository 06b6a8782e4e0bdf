import UIKit

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        let terms = legal.instantiateViewController(withIdentifier: "Terms")
        present(terms, animated: true)
        let first = legal.instantiateInitialViewController()!
        show(first, sender: self)
    }
}

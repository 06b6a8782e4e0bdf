import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    let legal = UIStoryboard(name: "Legal", bundle: nil)

    func showAll() {
        present(legal.instantiateInitialViewController()!, animated: true)
        let plain = legal.instantiateViewController(withIdentifier: "Plain")
        show(plain, sender: self)
        let gone = legal.instantiateViewController(withIdentifier: "Gone")
        show(gone, sender: self)
    }
}

import UIKit

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        let legal = UIStoryboard(name: "Legal", bundle: nil)
        let navigation = legal.instantiateInitialViewController() as! UINavigationController
        let terms = navigation.topViewController as! TermsViewController
        present(navigation, animated: true) { terms.title = "Terms" }
        let plain = legal.instantiateViewController(withIdentifier: "Plain") as! UIViewController
        show(plain, sender: self)
    }
}

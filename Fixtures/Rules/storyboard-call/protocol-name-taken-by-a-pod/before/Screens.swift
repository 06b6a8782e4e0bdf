import Instantiate
import UIKit

class HelpViewController: UIViewController, Instantiatable {}

class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}

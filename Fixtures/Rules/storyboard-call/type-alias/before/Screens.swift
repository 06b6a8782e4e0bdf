import UIKit

class TermsViewController: UIViewController {}

typealias LawViewController = TermsViewController

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! LawViewController, animated: true)
    }
}

import UIKit

class TermsViewController: UIViewController {}

typealias LawViewController = TermsViewController

enum Help {
    class PageViewController: UIViewController {}
}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! LawViewController, animated: true)
        present(UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! Help.PageViewController, animated: true)
    }
}

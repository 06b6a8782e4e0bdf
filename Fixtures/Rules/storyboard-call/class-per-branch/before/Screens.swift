import UIKit

#if DEBUG
class TermsViewController: UIViewController {
    let isDebugged = true
}
#else
class TermsViewController: UIViewController {}
#endif

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, animated: true)
    }
}

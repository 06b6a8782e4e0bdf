import UIKit

final class TermsViewController: UIViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        #if SWIFT_PACKAGE
        present(UIStoryboard(name: "Legal", bundle: .module).instantiateInitialViewController() as! TermsViewController, animated: true)
        #endif
    }
}

import UIKit

class TermsViewController: UIViewController {}

@MainActor func openAll(in container: UIViewController) {
    container.show(UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController, sender: nil)
    container.show(UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController, sender: nil)
    container.show(UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "TermsViewController") as! TermsViewController, sender: nil)
}

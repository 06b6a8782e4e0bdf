import Kit
import UIKit

final class TermsViewController: UIViewController {}

@MainActor func openAll(in container: UIViewController) {
    container.show(UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController, sender: nil)
}

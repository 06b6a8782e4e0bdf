import UIKit

final class TermsViewController: UIViewController {
    #if FOO
        static let storyboardName = "Legal"
    #endif
}
@MainActor func go() {
    note(UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
}

import UIKit

public final class TermsViewController: UIViewController { static let storyboardName = "Legal" }
@MainActor func go() {
    note(UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
}

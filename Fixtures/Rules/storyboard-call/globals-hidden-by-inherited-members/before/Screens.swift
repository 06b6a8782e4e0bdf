import UIKit

let name = "Legal"
final class TermsViewController: UIViewController {}
class Base { let name = "Other" }
final class Flow: Base {
    @MainActor func go() {
        note(UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
    }
}

import UIKit

final class TermsViewController: UIViewController {}
enum Constants { static let legal: String! = "Legal" }
@MainActor func go() {
    note(UIStoryboard(name: Constants.legal, bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
}

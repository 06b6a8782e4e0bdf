import UIKit

class Base: UIViewController { enum Constants { static let legal = "Other" } }
final class TermsViewController: Base {}
enum Outer {
    enum Constants { static let legal = "Other" }
    final class Inner: UIViewController {}
}
enum Constants { static let legal = "Legal" }
@MainActor func go() {
    note(UIStoryboard(name: Constants.legal, bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
    if false {
        note(UIStoryboard(name: Constants.legal, bundle: nil).instantiateViewController(withIdentifier: "Inner") as! Outer.Inner)
    }
}

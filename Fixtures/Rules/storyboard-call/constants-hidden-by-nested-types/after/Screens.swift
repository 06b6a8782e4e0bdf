import UIKit

class Base: UIViewController { enum Constants { static let legal = "Other" } }
final class TermsViewController: Base, Instantiatable {
    static let storyboardName = "Legal"
}
enum Outer {
    enum Constants { static let legal = "Other" }
    final class Inner: UIViewController, Instantiatable {
        static let storyboardName = "Legal"
    }
}
enum Constants { static let legal = "Legal" }
@MainActor func go() {
    note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
    if false {
        note(Outer.Inner.instantiateFromStoryboard(withIdentifier: "Inner"))
    }
}

import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}
enum Constants { static let legal: String! = "Legal" }
@MainActor func go() {
    note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
}

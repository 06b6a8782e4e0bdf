import UIKit

let storyboard: UIStoryboard! = UIStoryboard(name: "Legal", bundle: nil)
final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Other"
}
final class Other: UIViewController, Instantiatable {
    func go() {
        note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
        note(TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
    }
}
@MainActor func make() {
    Other.instantiateFromStoryboard().go()
}

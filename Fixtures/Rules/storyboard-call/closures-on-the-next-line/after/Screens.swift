import UIKit
final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}
@MainActor func make() {
    let vc = TermsViewController.instantiateFromStoryboard();
    { note("hello") }()
    note(vc)
    let wc = TermsViewController.instantiateFromStoryboard();
    { note("hello") }()
    note(wc)
}

import UIKit
final class TermsViewController: UIViewController {}
@MainActor func make() {
    let vc = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as! TermsViewController
    { note("hello") }()
    note(vc)
    guard let wc = UIStoryboard(name: "Legal", bundle: nil).instantiateInitialViewController() as? TermsViewController else { fatalError() }
    { note("hello") }()
    note(wc)
}

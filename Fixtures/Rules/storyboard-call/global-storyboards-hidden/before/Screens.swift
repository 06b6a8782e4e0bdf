import UIKit

let storyboard: UIStoryboard! = UIStoryboard(name: "Legal", bundle: nil)
final class TermsViewController: UIViewController {}
final class Other: UIViewController {
    func go() {
        note(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
        note(self.storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
    }
}
@MainActor func make() {
    (UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController() as! Other).go()
}

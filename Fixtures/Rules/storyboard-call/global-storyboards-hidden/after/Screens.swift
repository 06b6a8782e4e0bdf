import UIKit

let storyboard: UIStoryboard! = UIStoryboard(name: "Legal", bundle: nil)
final class TermsViewController: UIViewController {}
final class Other: UIViewController, Instantiatable {
    func go() {
        note(storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
        note(self.storyboard!.instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
    }
}
@MainActor func make() {
    Other.instantiateFromStoryboard().go()
}

import UIKit

final class TermsViewController: UIViewController {}

final class Flow {
    var shown = 0

    @MainActor func goAll() {
        let first = UIStoryboard(name: "Legal", bundle: nil)
        let second = UIStoryboard(name: "Legal", bundle: nil)
        let show = { [first, second] in
            note(first.instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
            note(second.instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
        }
        show()
    }

    @MainActor func goWithSelf() {
        let first = UIStoryboard(name: "Legal", bundle: nil)
        let second = UIStoryboard(name: "Legal", bundle: nil)
        let show = { [first, self, second] in
            note(first.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, self.shown)
            note(second.instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
        }
        show()
    }

    @MainActor func goLast() {
        let first = UIStoryboard(name: "Legal", bundle: nil)
        let second = UIStoryboard(name: "Legal", bundle: nil)
        let show = { [self, first, second] in
            note(first.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, self.shown)
            note(second.instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
        }
        show()
    }
}

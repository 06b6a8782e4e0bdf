import UIKit

final class TermsViewController: UIViewController {}
final class Flow {
    var f: (() -> Void)?
    @MainActor func go() {
        let sb = UIStoryboard(name: "Legal", bundle: nil)
        f = { [weak sb, self] in
            note(sb?.instantiateViewController(withIdentifier: "Terms") as! TermsViewController, self.f == nil)
        }
        f?()
    }
    @MainActor func go2() {
        let sb = UIStoryboard(name: "Legal", bundle: nil)
        f = { [unowned sb] in
            note(sb.instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
            return
        }
        f?()
    }
}

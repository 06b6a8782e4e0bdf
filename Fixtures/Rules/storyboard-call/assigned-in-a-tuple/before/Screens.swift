import UIKit

final class TermsViewController: UIViewController {}
@MainActor func make() {
    var sb = UIStoryboard(name: "Legal", bundle: nil)
    var n = 1
    (sb, n) = (UIStoryboard(name: "Other", bundle: nil), 2)
    let vc = sb.instantiateInitialViewController() as! TermsViewController
    note(vc, n)
    var sb2: UIStoryboard! = UIStoryboard(name: "Legal", bundle: nil)
    sb2! = UIStoryboard(name: "Other", bundle: nil)
    note(sb2.instantiateInitialViewController() as! TermsViewController)
}
final class Flow {
    private var name = "Legal"
    private var n = 0
    func change() { (self.name, n) = ("Other", 1) }
    @MainActor func show() { note(UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! TermsViewController) }
}

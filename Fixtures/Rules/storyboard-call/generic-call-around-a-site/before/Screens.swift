import UIKit

final class TermsViewController: UIViewController {}
struct Box<T> { let v: T; init(_ v: T) { self.v = v } }
@MainActor func go() {
    let a = Box<UIViewController>(
        UIStoryboard(name: "Legal", bundle: nil).instantiateViewController(withIdentifier: "Terms") as! TermsViewController)
    note(type(of: a))
    let b = [Box<[Int: UIViewController]>]([])
    note(b)
}

import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}
struct Box<T> { let v: T; init(_ v: T) { self.v = v } }
@MainActor func go() {
    let a = Box<UIViewController>(
        TermsViewController.instantiateFromStoryboard(withIdentifier: "Terms"))
    note(type(of: a))
    let b = [Box<[Int: UIViewController]>]([])
    note(b)
}

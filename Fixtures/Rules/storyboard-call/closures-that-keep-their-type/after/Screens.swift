import UIKit

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
}
func run(_ f: @escaping () -> Void) { f() }
func go<T>(_ f: () -> T) { f() }
final class Nav {
    func open(_ x: Any) { note("o") }; func close() -> Int { 1 }; @discardableResult func pop(_ x: Any) -> Int { 1 }
    var cb: (Any) -> Void = { _ in }
}
extension Nav { func open(_ x: Any, _ y: Any) -> Int { 1 } }
@MainActor func make(nav: Nav, completion: @escaping (TermsViewController) -> Void) {
    run {
        completion(TermsViewController.instantiateFromStoryboard())
    }
    run {
        nav.open(TermsViewController.instantiateFromStoryboard())
    }
    run {
        nav.cb(TermsViewController.instantiateFromStoryboard())
    }
    go {
        _ = nav.pop(TermsViewController.instantiateFromStoryboard())
    }
    let f = { [weak nav] in
        _ = nav?.open(TermsViewController.instantiateFromStoryboard())
    }
    let g: () -> Void = f
    g()
}
final class VC: UIViewController {
    func go() {
        let f = { [weak self] in
            _ = self?.present(TermsViewController.instantiateFromStoryboard(), animated: true)
        }
        let g: () -> Void = f
        g()
    }
}

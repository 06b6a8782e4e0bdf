import UIKit

final class TermsViewController: UIViewController {}
func run(_ f: @escaping () -> Void) { f() }
func go<T>(_ f: () -> T) { f() }
final class Nav {
    func open(_ x: Any) { note("o") }; func close() -> Int { 1 }; @discardableResult func pop(_ x: Any) -> Int { 1 }
    var cb: (Any) -> Void = { _ in }
}
extension Nav { func open(_ x: Any, _ y: Any) -> Int { 1 } }
@MainActor func make(nav: Nav, completion: @escaping (TermsViewController) -> Void) {
    run {
        let sb = UIStoryboard(name: "Legal", bundle: nil)
        completion(sb.instantiateInitialViewController() as! TermsViewController)
    }
    run {
        let sb = UIStoryboard(name: "Legal", bundle: nil)
        nav.open(sb.instantiateInitialViewController() as! TermsViewController)
    }
    run {
        let sb = UIStoryboard(name: "Legal", bundle: nil)
        nav.cb(sb.instantiateInitialViewController() as! TermsViewController)
    }
    go {
        let sb = UIStoryboard(name: "Legal", bundle: nil)
        nav.pop(sb.instantiateInitialViewController() as! TermsViewController)
    }
    let f = { [weak nav] in
        let sb = UIStoryboard(name: "Legal", bundle: nil)
        nav?.open(sb.instantiateInitialViewController() as! TermsViewController)
    }
    let g: () -> Void = f
    g()
}
final class VC: UIViewController {
    func go() {
        let f = { [weak self] in
            let sb = UIStoryboard(name: "Legal", bundle: nil)
            self?.present(sb.instantiateInitialViewController() as! TermsViewController, animated: true)
        }
        let g: () -> Void = f
        g()
    }
}

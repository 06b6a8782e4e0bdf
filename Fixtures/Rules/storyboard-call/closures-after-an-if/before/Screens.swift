import UIKit
final class Mid: UIViewController { }
func foo() { note("foo") }
func foo(_ f: () -> Void) { f(); note("foo f") }
@MainActor func go()
{
    if let vc = UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as? Mid {
        note(vc)
        foo()
    } else { fatalError() }
    { note("closure") }()
    if let wc = UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as? Mid {
        note(wc)
        let y = 5
        foo()
        note(wc, y)
    } else { fatalError() }
    [1].forEach { note($0) }
    if let xc = UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as? Mid {
        note(xc)
        return
    } else { fatalError() }
}

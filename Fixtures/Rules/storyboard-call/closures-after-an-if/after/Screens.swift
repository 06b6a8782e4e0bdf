import UIKit
final class Mid: UIViewController, Instantiatable { }
func foo() { note("foo") }
func foo(_ f: () -> Void) { f(); note("foo f") }
@MainActor func go()
{
    do {
        let vc = Mid.instantiateFromStoryboard()
        note(vc)
        foo()
    }
    { note("closure") }()
    let wc = Mid.instantiateFromStoryboard()
    note(wc)
    let y = 5
    foo()
    note(wc, y)
    [1].forEach { note($0) }
    let xc = Mid.instantiateFromStoryboard()
    note(xc)
    return
}

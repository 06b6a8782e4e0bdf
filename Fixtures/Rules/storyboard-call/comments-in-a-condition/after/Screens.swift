import UIKit
enum Flow { final class Mid: UIViewController, Instantiatable {} }
@MainActor func make() {
    /* x */
    let a = Flow.Mid.instantiateFromStoryboard()
    // v
    let /* y */ b /* z */ : Flow.Mid // w
      = Flow.Mid.instantiateFromStoryboard()
    note(a, b)
    let /* yy */ c /* zz */ = Flow.Mid.instantiateFromStoryboard() // in
    note(c)
}

import UIKit
enum Flow { final class Mid: UIViewController {} }
@MainActor func make() {
    let a = UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Flow /* x */ . Mid
    guard let /* y */ b /* z */ : Flow.Mid // w
      = UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as? Flow.Mid // v
    else { fatalError() }
    note(a, b)
    if let /* yy */ c /* zz */ = UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as? Flow.Mid { // in
        note(c)
    } else { fatalError() }
}

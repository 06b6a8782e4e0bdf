import UIKit

func instantiateFromStoryboard(_ x: String) -> String { x }
final class Mid: UIViewController {
    func t() { note(instantiateFromStoryboard("x")) }
}
@MainActor func go() {
    let vc = UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Mid
    vc.t()
}

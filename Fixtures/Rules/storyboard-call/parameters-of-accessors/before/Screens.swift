import UIKit

final class Mid: UIViewController {}
let sb = UIStoryboard(name: "Mid", bundle: nil)
final class Flow {
    let name = "Mid"
    @MainActor var x: UIStoryboard {
        get { UIStoryboard(name: "Other", bundle: nil) }
        set(sb) { note(sb.instantiateInitialViewController() as! Mid) }
    }
    @MainActor var y: UIStoryboard = UIStoryboard(name: "Other", bundle: nil) {
        willSet(sb) { note(sb.instantiateInitialViewController() as! Mid) }
    }
    @MainActor subscript(name: String) -> Mid { return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Mid }
}

import UIKit

final class Mid: UIViewController {}
class Base {
    final class Mid: UIViewController {}
    typealias Low = Mid
}
final class Low: UIViewController {}
final class Flow: Base {
    @MainActor func go(_ b: Bool) {
        if b {
            note(UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Mid)
            note(UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Low)
        }
    }
}

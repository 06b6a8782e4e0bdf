import UIKit

protocol P { associatedtype Mid: UIViewController }
final class Mid: UIViewController {}
final class Low: UIViewController {}
extension P {
    @MainActor func go() -> UIViewController { return UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Mid }
}
final class C: P { typealias Mid = Low }
final class D<Mid: UIViewController> {}
extension D {
    @MainActor func go() -> UIViewController { return UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Mid }
}

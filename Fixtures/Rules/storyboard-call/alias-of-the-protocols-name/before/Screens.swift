import UIKit

protocol Foo {}
typealias Instantiatable = Foo
final class Mid: UIViewController {}
@MainActor func make() -> Mid {
    return UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() as! Mid
}

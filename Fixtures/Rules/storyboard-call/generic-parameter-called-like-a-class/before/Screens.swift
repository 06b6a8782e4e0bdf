import UIKit

final class Mid: UIViewController {
}
@MainActor func go<Mid: UIViewController>(_ t: Mid.Type) -> Mid {
    return UIStoryboard(name: "Mid", bundle: nil).instantiateViewController(identifier: "Mid")
}

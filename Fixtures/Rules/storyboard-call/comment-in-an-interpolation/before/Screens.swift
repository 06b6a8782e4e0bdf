import UIKit
final class Mid: UIViewController {}
@MainActor func make() -> String {
    return """
    \(UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() /* one */ as! Mid) and
      \(1)
    """
}
@MainActor func make2() -> String {
    return """
\(UIStoryboard(name: "Mid", bundle: nil).instantiateInitialViewController() /* one */ as! Mid) and
"""
}

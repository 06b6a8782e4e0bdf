import UIKit

final class Mid: UIViewController {}
@MainActor func go() {
    note(
        UIStoryboard(name: NSStringFromClass(Mid.self).components(separatedBy: "p.").last!, bundle: nil).instantiateInitialViewController()
            as! Mid)
    note(
        UIStoryboard(name: NSStringFromClass(Mid.self).components(separatedBy: "i").last!, bundle: nil).instantiateInitialViewController()
            as! Mid)
    note(UIStoryboard(name: String(describing: type(of: Mid.self)), bundle: nil).instantiateInitialViewController() as! Mid)
}
extension Mid {
    static func make() {
        note(UIStoryboard(name: String(describing: type(of: self)), bundle: nil).instantiateInitialViewController() as! Mid)
    }
}

import UIKit

/// The library asks for a nib, not for one that may be missing: its default would count.
final class BadgeView: UIView {
    static var nib: UINib? { return UINib(nibName: "Badge", bundle: nil) }
}

final class ProfileViewController: UIViewController {
    func addBadge() {
        view.addSubview(UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView)
    }
}

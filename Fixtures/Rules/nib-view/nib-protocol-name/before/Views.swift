import UIKit

/// Another meaning of the name.
protocol NibLoadable {
    static func loadAll() -> [UIView]
}

final class BadgeView: UIView {}

final class ProfileViewController: UIViewController {
    func addBadge() {
        let badge = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        view.addSubview(badge)
    }
}

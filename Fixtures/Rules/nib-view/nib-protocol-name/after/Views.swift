import UIKit

/// Another meaning of the name.
protocol NibLoadable {
    static func loadAll() -> [UIView]
}

final class BadgeView: UIView, DrawnInNib {}

final class ProfileViewController: UIViewController {
    func addBadge() {
        let badge: BadgeView = UINib.instantiateView()
        view.addSubview(badge)
    }
}

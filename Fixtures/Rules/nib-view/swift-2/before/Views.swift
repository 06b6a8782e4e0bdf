import UIKit

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    func addBadge() {
        let badge = UINib(nibName: "BadgeView", bundle: nil).instantiateWithOwner(self, options: nil)[0] as! BadgeView
        view.addSubview(badge)
    }
}

import UIKit

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    func addAll() {
        view.addSubview(UINib(nibName: "Bagde", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView)
        view.addSubview(Bundle.main.loadNibNamed("badgeview", owner: nil, options: nil)?.first as! BadgeView)
        if let badge = Bundle.main.loadNibNamed("Badges", owner: nil, options: nil)?.first as? BadgeView {
            view.addSubview(badge)
        }
    }
}

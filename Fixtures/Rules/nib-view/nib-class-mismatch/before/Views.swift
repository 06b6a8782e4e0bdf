import UIKit

class BadgeView: UIView {}

final class RoundBadgeView: BadgeView {}

final class HeaderView: UIView {}

class ProfileViewController: UIViewController {
    func addAll() {
        let round = UINib(nibName: "RoundBadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! RoundBadgeView
        let header = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! HeaderView
        if let plain = Bundle.main.loadNibNamed("Plain", owner: nil, options: nil)?.first as? HeaderView {
            view.addSubview(plain)
        }
        let empty = UINib(nibName: "Empty", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! HeaderView
        [round, header, empty].forEach(view.addSubview)
    }
}

/// A nib may hold a view of a subclass.
func badge() -> BadgeView {
    return UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
}

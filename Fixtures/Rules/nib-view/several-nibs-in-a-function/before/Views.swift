import UIKit

final class BadgeView: UIView {}

final class HeaderView: UIView {}

class ProfileViewController: UIViewController {
    let badges = UINib(nibName: "BadgeView", bundle: nil)

    func addAll() {
        let badgeNib = UINib(nibName: "BadgeView", bundle: nil), headerNib = UINib(nibName: "HeaderView", bundle: nil)
        let badge = badgeNib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let header = headerNib.instantiate(withOwner: nil, options: nil)[0] as! HeaderView
        let again = badgeNib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        [badge, header, again].forEach(view.addSubview)
    }

    func addInALoop() {
        for _ in 0..<2 {
            view.addSubview(badges.instantiate(withOwner: nil, options: nil)[0] as! BadgeView)
        }
        let badgeObjects = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)
        let headerObjects = Bundle.main.loadNibNamed("HeaderView", owner: nil, options: nil)
        view.addSubview(headerObjects?.first as! HeaderView)
        view.addSubview(badgeObjects?.first as! BadgeView)
    }
}

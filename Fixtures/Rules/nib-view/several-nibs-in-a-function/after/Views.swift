import UIKit

final class BadgeView: UIView, NibLoadable {}

final class HeaderView: UIView, NibLoadable {}

class ProfileViewController: UIViewController {
    let badges = UINib(nibName: "BadgeView", bundle: nil)

    func addAll() {
        let badge: BadgeView = UINib.instantiateView()
        let header: HeaderView = UINib.instantiateView()
        let again: BadgeView = UINib.instantiateView()
        [badge, header, again].forEach(view.addSubview)
    }

    func addInALoop() {
        for _ in 0..<2 {
            view.addSubview(UINib.instantiateView() as BadgeView)
        }
        let badgeObjects = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)
        view.addSubview(UINib.instantiateView() as HeaderView)
        view.addSubview(badgeObjects?.first as! BadgeView)
    }
}

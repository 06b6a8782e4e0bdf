import UIKit

final class BadgeView: UIView, NibLoadable {}

final class HeaderView: UIView, NibLoadable {}

class ProfileViewController: UIViewController {
    func addBadge() {
        let badge: BadgeView = UINib.instantiateView()
        view.addSubview(badge)
    }

    func addHeader() {
        let header: HeaderView = UINib.instantiateView()
        view.addSubview(header)
    }

    func addBoth() {
        let badge: BadgeView = UINib.instantiateView()
        view.addSubview(badge)
        view.addSubview(UINib.instantiateView() as HeaderView)
    }

    func header() -> HeaderView {
        return UINib.instantiateView() as HeaderView
    }

    func headerOfBundle() -> HeaderView {
        return UINib.instantiateView() as HeaderView
    }

    func badgesOnDemand() -> () -> UIView {
        return {
            let badge: BadgeView = UINib.instantiateView()
            return badge
        }
    }

    func badgeInOneExpression() -> () -> BadgeView {
        return {
            return UINib.instantiateView() as BadgeView
        }
    }
}

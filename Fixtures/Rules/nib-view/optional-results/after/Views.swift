import UIKit

final class BadgeView: UIView, NibLoadable {}

class ProfileViewController: UIViewController {
    var badge: BadgeView?
    var views: [UIView] = []

    func take() {
        badge = UINib.instantiateView() as BadgeView
        badge?.isHidden = true
        var other: BadgeView? = UINib.instantiateView() as BadgeView
        other?.isHidden = true
        other = nil
    }

    func made() -> BadgeView? {
        return UINib.instantiateView() as BadgeView
    }

    func madeAsView() -> UIView? {
        return UINib.instantiateView() as BadgeView
    }

    func orEmpty() -> UIView {
        return UINib.instantiateView() as BadgeView
    }

    func hide() {
        (Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView)?.isHidden = true
        (UINib.instantiateView() as BadgeView).isHidden = true
    }
}

import UIKit

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    var badge: BadgeView?
    var views: [UIView] = []

    func take() {
        badge = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView
        badge?.isHidden = true
        var other = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil).first as? BadgeView
        other?.isHidden = true
        other = nil
    }

    func made() -> BadgeView? {
        return UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as? BadgeView
    }

    func madeAsView() -> UIView? {
        let objects = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)
        return objects?.first as? BadgeView
    }

    func orEmpty() -> UIView {
        return Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView ?? UIView()
    }

    func hide() {
        (Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView)?.isHidden = true
        (Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView)!.isHidden = true
    }
}

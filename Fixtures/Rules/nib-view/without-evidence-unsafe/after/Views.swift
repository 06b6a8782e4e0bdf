import UIKit

final class BadgeView: UIView, NibLoadable {
    static let nibName = "Badge"
}

func hide() {
    let badge: BadgeView = UINib.instantiateView()
    badge.isHidden = true
}

func badge(_ isWanted: Bool) -> BadgeView? {
    let objects = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)
    if isWanted, let badge = objects?.first as? BadgeView {
        return badge
    }
    return nil
}

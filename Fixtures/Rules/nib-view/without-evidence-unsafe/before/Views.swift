import UIKit

final class BadgeView: UIView {}

func hide() {
    if let badge = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?.first as? BadgeView {
        badge.isHidden = true
    }
}

func badge(_ isWanted: Bool) -> BadgeView? {
    let objects = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)
    if isWanted, let badge = objects?.first as? BadgeView {
        return badge
    }
    return nil
}

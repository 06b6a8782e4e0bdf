import UIKit

final class BadgeView: UIView {}

extension BadgeView: NibLoadable {
    static let nibName = "BadgeView"
}

func badge() -> BadgeView {
    return UINib.instantiateView() as BadgeView
}

import UIKit

final class BadgeView: UIView {}

func badge() -> BadgeView {
    return UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
}

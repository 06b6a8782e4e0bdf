import UIKit

final class TagCell: UITableViewCell {}

final class BadgeView: UIView, NibLoadable {
    static let nibName = "Badge"
}

func make() -> TagCell {
    return Bundle.main.loadNibNamed("Tag", owner: nil, options: nil)?.first as! TagCell
}

func badge() -> BadgeView {
    return UINib.instantiateView() as BadgeView
}

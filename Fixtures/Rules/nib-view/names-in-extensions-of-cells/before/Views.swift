import UIKit

final class TagCell: UITableViewCell {}

final class BadgeView: UIView {}

func make() -> TagCell {
    return Bundle.main.loadNibNamed("Tag", owner: nil, options: nil)?.first as! TagCell
}

func badge() -> BadgeView {
    return Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?.first as! BadgeView
}

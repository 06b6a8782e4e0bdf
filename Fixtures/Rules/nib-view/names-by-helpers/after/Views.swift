import UIKit

final class BadgeView: UIView, NibLoadable {}

final class TagCell: UITableViewCell, NibLoadable {}

func make() -> [UIView] {
    let badge: BadgeView = UINib.instantiateView()
    let cell: TagCell = UINib.instantiateView()
    let other: TagCell = UINib.instantiateView()
    return [badge, cell, other]
}

func helped() -> BadgeView {
    return BadgeView.nib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView
}

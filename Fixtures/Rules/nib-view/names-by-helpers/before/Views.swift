import UIKit

final class BadgeView: UIView {}

final class TagCell: UITableViewCell {}

func make() -> [UIView] {
    let badge = UINib(nibName: BadgeView.identifier, bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
    let cell = Bundle.main.loadNibNamed(TagCell.className, owner: nil, options: nil)?.first as! TagCell
    let other = Bundle.main.loadNibNamed(TagCell.identifier, owner: nil, options: nil)?.first as! TagCell
    return [badge, cell, other]
}

func helped() -> BadgeView {
    return BadgeView.nib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView
}

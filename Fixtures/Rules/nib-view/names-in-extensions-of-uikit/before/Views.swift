import UIKit

final class BadgeView: UIView {}

final class TagCell: UITableViewCell {}

func make() -> [UIView] {
    let badge = UINib(nibName: BadgeView.nibName, bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
    let cell = Bundle.main.loadNibNamed("Tag", owner: nil, options: nil)?.first as! TagCell
    return [badge, cell]
}

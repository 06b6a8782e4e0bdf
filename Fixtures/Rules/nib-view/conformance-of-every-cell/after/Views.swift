import UIKit

extension UITableViewCell: NibLoadable {}

final class TagCell: UITableViewCell {}

final class BadgeCell: UITableViewCell {}

@MainActor func cells() -> [UIView] {
    let tag: TagCell = UINib.instantiateView()
    let badge = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?.first as! BadgeCell
    return [tag, badge]
}

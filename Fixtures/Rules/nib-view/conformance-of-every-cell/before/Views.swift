import UIKit

extension UITableViewCell: NibLoadable {}

final class TagCell: UITableViewCell {}

final class BadgeCell: UITableViewCell {}

@MainActor func cells() -> [UIView] {
    let tag = Bundle.main.loadNibNamed("TagCell", owner: nil, options: nil)?.first as! TagCell
    let badge = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?.first as! BadgeCell
    return [tag, badge]
}

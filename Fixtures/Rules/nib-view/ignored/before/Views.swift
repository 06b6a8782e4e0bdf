import UIKit

final class BadgeView: UIView {}

// sbmigrate:ignore - drawn by the demo
final class DemoView: UIView {}

func views() -> [UIView] {
    // sbmigrate:ignore nib-view
    let badge = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
    let demo = UINib(nibName: "DemoView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! DemoView
    return [badge, demo]
}

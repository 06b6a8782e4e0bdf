import UIKit

public final class BadgeView: UIView {
    public static func make() -> BadgeView {
        let views = Bundle.module.loadNibNamed("Badge", owner: nil, options: nil)
        return views?.first as! BadgeView
    }
}

final class HeaderView: UIView {}

func header() -> HeaderView {
    return UINib(nibName: "HeaderView", bundle: .module).instantiate(withOwner: nil)[0] as! HeaderView
}

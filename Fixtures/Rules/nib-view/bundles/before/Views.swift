import UIKit

final class BadgeView: UIView {
    static func make() -> BadgeView {
        return Bundle(for: self).loadNibNamed("BadgeView", owner: nil, options: nil)?.first as! BadgeView
    }
}

final class HeaderView: UIView {}

final class FooterView: UIView {}

final class TwiceView: UIView {}

class ProfileViewController: UIViewController {
    func addAll(_ other: Bundle) {
        let badge = UINib(nibName: "BadgeView", bundle: Bundle(for: BadgeView.self)).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let bundle = Bundle(for: ProfileViewController.self)
        let nib = UINib(nibName: "HeaderView", bundle: bundle)
        let header = nib.instantiate(withOwner: nil, options: nil).first as! HeaderView
        let footer = UINib(nibName: "FooterView", bundle: .main).instantiate(withOwner: nil, options: nil)[0] as! FooterView
        [BadgeView.make(), badge, header, footer].forEach(view.addSubview)
        view.addSubview(other.loadNibNamed("FooterView", owner: nil, options: nil)?.first as! FooterView)
        view.addSubview(Bundle.main.loadNibNamed("TwiceView", owner: nil, options: nil)?.first as! TwiceView)
        view.addSubview(Bundle(for: TwiceView.self).loadNibNamed("TwiceView", owner: nil, options: nil)?.first as! TwiceView)
    }
}

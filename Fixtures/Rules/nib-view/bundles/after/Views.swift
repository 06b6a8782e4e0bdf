import UIKit

final class BadgeView: UIView, NibLoadable {
    static var nibBundle: Bundle? { return Bundle(for: BadgeView.self) }

    static func make() -> BadgeView {
        return UINib.instantiateView() as BadgeView
    }
}

final class HeaderView: UIView, NibLoadable {
    static var nibBundle: Bundle? { return Bundle(for: ProfileViewController.self) }
}

final class FooterView: UIView, NibLoadable {}

final class TwiceView: UIView {}

class ProfileViewController: UIViewController {
    func addAll(_ other: Bundle) {
        let badge: BadgeView = UINib.instantiateView()
        let header: HeaderView = UINib.instantiateView()
        let footer: FooterView = UINib.instantiateView()
        [BadgeView.make(), badge, header, footer].forEach(view.addSubview)
        view.addSubview(other.loadNibNamed("FooterView", owner: nil, options: nil)?.first as! FooterView)
        view.addSubview(Bundle.main.loadNibNamed("TwiceView", owner: nil, options: nil)?.first as! TwiceView)
        view.addSubview(Bundle(for: TwiceView.self).loadNibNamed("TwiceView", owner: nil, options: nil)?.first as! TwiceView)
    }
}

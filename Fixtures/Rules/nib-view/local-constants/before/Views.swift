import UIKit

final class BadgeView: UIView {}

final class HeaderView: UIView {}

class ProfileViewController: UIViewController {
    func addBadge() {
        let nib = UINib(nibName: "BadgeView", bundle: nil)
        let badge = nib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        view.addSubview(badge)
    }

    func addHeader() {
        let objects = Bundle.main.loadNibNamed("HeaderView", owner: nil, options: nil)
        let header = objects![0] as! HeaderView
        view.addSubview(header)
    }

    func addBoth() {
        let nib = UINib(nibName: "BadgeView", bundle: nil)
        let objects = nib.instantiate(withOwner: nil, options: nil)
        let badge = objects.first as! BadgeView
        view.addSubview(badge)
        let headers = Bundle.main.loadNibNamed("HeaderView", owner: self, options: nil)!
        view.addSubview(headers[0] as! HeaderView)
    }

    func header() -> HeaderView {
        let views = Bundle.main.loadNibNamed("HeaderView", owner: nil, options: nil)
        return views?.first as! HeaderView
    }

    func headerOfBundle() -> HeaderView {
        let bundle = Bundle.main
        return bundle.loadNibNamed("HeaderView", owner: nil, options: nil)!.first as! HeaderView
    }

    func badgesOnDemand() -> () -> UIView {
        let nib: UINib = .init(nibName: "BadgeView", bundle: nil)
        return { [nib] in
            let badge = nib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView
            return badge
        }
    }

    func badgeInOneExpression() -> () -> BadgeView {
        return {
            let nib = UINib(nibName: "BadgeView", bundle: nil)
            return nib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        }
    }
}

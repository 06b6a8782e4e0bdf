import UIKit

final class BadgeView: UIView {}

final class HeaderView: UIView {}

class ProfileViewController: UIViewController {
    func addBadges() {
        let first = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let second = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil).first as! BadgeView
        let third = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil).first! as! BadgeView
        let fourth = UINib(nibName: "BadgeView", bundle: .main).instantiate(withOwner: nil)[0] as! BadgeView
        let fifth = UINib
            .init(nibName: "BadgeView", bundle: nil)
            .instantiate(withOwner: nil, options: nil)
            .first as! BadgeView
        [first, second, third, fourth, fifth].forEach(view.addSubview)
    }

    func addHeaders() {
        let first = Bundle.main.loadNibNamed("HeaderView", owner: nil, options: nil)![0] as! HeaderView
        let second = Bundle.main.loadNibNamed("HeaderView", owner: nil, options: nil)?.first as! HeaderView
        let third = Bundle.main.loadNibNamed("HeaderView", owner: nil, options: nil)!.first as! HeaderView
        let fourth = Bundle.main.loadNibNamed("HeaderView", owner: nil, options: nil)?[0] as! HeaderView
        let fifth = Bundle.main.loadNibNamed("HeaderView", owner: nil, options: nil)!.first! as! HeaderView
        let sixth = (Bundle.main.loadNibNamed("HeaderView", owner: nil)?.first as? HeaderView)!
        [first, second, third, fourth, fifth, sixth].forEach(view.addSubview)
    }
}

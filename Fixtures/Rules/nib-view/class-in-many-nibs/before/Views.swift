import UIKit

final class CardView: UIView {}

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    func addAll() {
        let first = UINib(nibName: "CardView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CardView
        let second = Bundle.main.loadNibNamed("CardView", owner: nil, options: nil)?.first as! CardView
        let third = UINib(nibName: "BigCard", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CardView
        let small = UINib(nibName: "SmallBadge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let big = UINib(nibName: "BigBadge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        [first, second, third, small, big].forEach(view.addSubview)
    }
}

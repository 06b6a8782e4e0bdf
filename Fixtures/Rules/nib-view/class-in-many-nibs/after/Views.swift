import UIKit

final class CardView: UIView, NibLoadable {}

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    func addAll() {
        let first: CardView = UINib.instantiateView()
        let second: CardView = UINib.instantiateView()
        let third = UINib(nibName: "BigCard", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CardView
        let small = UINib(nibName: "SmallBadge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let big = UINib(nibName: "BigBadge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        [first, second, third, small, big].forEach(view.addSubview)
    }
}

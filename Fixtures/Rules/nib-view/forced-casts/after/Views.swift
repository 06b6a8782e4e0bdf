import UIKit

final class BadgeView: UIView, NibLoadable {}

final class HeaderView: UIView, NibLoadable {}

class ProfileViewController: UIViewController {
    func addBadges() {
        let first: BadgeView = UINib.instantiateView()
        let second: BadgeView = UINib.instantiateView()
        let third: BadgeView = UINib.instantiateView()
        let fourth: BadgeView = UINib.instantiateView()
        let fifth: BadgeView = UINib.instantiateView()
        [first, second, third, fourth, fifth].forEach(view.addSubview)
    }

    func addHeaders() {
        let first: HeaderView = UINib.instantiateView()
        let second: HeaderView = UINib.instantiateView()
        let third: HeaderView = UINib.instantiateView()
        let fourth: HeaderView = UINib.instantiateView()
        let fifth: HeaderView = UINib.instantiateView()
        let sixth: HeaderView = UINib.instantiateView()
        [first, second, third, fourth, fifth, sixth].forEach(view.addSubview)
    }
}

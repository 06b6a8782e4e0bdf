import UIKit

final class BadgeView: UIView, NibLoadable {} // the round one

class ProfileViewController: UIViewController {
    func addAll() {
        // The nib of the badge.
        // drawn by Ann
        // A new one each time.
        let badge: BadgeView = UINib.instantiateView() // always one
        view.addSubview(badge)

        // all
        /* the first */ let other: BadgeView = UINib.instantiateView()
        view.addSubview(other)

        // It is always there.
        let third: BadgeView = UINib.instantiateView()
        view.addSubview(third)

        /* nobody */
        let fourth: BadgeView = UINib.instantiateView()
        view.addSubview(fourth)
    }
}

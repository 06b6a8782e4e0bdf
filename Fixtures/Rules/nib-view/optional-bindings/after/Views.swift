import UIKit

final class BadgeView: UIView, NibLoadable {}

class ProfileViewController: UIViewController {
    func addIf() {
        let badge: BadgeView = UINib.instantiateView()
        badge.isHidden = true
        view.addSubview(badge)
    }

    func addIfOfNib() {
        let badge: BadgeView = UINib.instantiateView()
        view.addSubview(badge)
    }

    func addGuarded() {
        let badge: BadgeView = UINib.instantiateView()
        view.addSubview(badge)
    }

    func addOrReturn() {
        let badge: BadgeView = UINib.instantiateView()
        view.addSubview(badge)
    }

    func addIfWanted(_ isWanted: Bool) {
        guard isWanted else { return }
        let badge: BadgeView = UINib.instantiateView()
        view.addSubview(badge)
    }

    func addOfObjects() {
        let badge: BadgeView = UINib.instantiateView()
        view.addSubview(badge)
    }

    func addOrSay() {
        if let badge = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView {
            view.addSubview(badge)
        } else {
            print("no badge")
        }
    }
}

import UIKit

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    func addIf() {
        if let badge = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView {
            badge.isHidden = true
            view.addSubview(badge)
        }
    }

    func addIfOfNib() {
        let nib = UINib(nibName: "BadgeView", bundle: nil)
        if let badge = nib.instantiate(withOwner: nil, options: nil)[0] as? BadgeView {
            view.addSubview(badge)
        }
    }

    func addGuarded() {
        guard let badge = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView else {
            fatalError("BadgeView.xib holds no badge")
        }
        view.addSubview(badge)
    }

    func addOrReturn() {
        guard let badge = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil).first as? BadgeView else { return }
        view.addSubview(badge)
    }

    func addIfWanted(_ isWanted: Bool) {
        guard isWanted, let badge = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?[0] as? BadgeView else { return }
        view.addSubview(badge)
    }

    func addOfObjects() {
        let objects = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)
        if let badge = objects?.first as? BadgeView {
            view.addSubview(badge)
        }
    }

    func addOrSay() {
        if let badge = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView {
            view.addSubview(badge)
        } else {
            print("no badge")
        }
    }
}

import UIKit

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    func addIf() {
        if let badge = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView {
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

    func badge() -> BadgeView? {
        return Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView
    }
}

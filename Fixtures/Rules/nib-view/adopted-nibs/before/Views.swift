import UIKit

final class BadgeView: UIView {}

final class HeaderView: UIView {}

class ProfileViewController: UIViewController {
    func add() {
        let badge = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let header = Bundle.main.loadNibNamed("Header", owner: nil, options: nil)!.first as! HeaderView
        let owned = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: self, options: nil)[0] as! BadgeView
        [badge, header, owned].forEach(view.addSubview)
    }

    func add(for owner: UIResponder) {
        view.addSubview(Bundle.main.loadNibNamed("BadgeView", owner: owner, options: nil)![0] as! BadgeView)
    }
}

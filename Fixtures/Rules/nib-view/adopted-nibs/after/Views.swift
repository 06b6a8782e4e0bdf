import UIKit

final class BadgeView: UIView, Loaded {}

final class HeaderView: UIView, Loaded {
    static let nibName = "Header"
}

class ProfileViewController: UIViewController {
    func add() {
        let badge = BadgeView.loaded()
        let header = HeaderView.loaded()
        let owned = BadgeView.loaded()
        [badge, header, owned].forEach(view.addSubview)
    }

    func add(for owner: UIResponder) {
        view.addSubview(Bundle.main.loadNibNamed("BadgeView", owner: owner, options: nil)![0] as! BadgeView)
    }
}

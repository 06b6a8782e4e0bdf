import UIKit

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    func add(for owner: UIResponder) {
        let bundle = Bundle(for: BadgeView.self)
        view.addSubview(bundle.loadNibNamed("BadgeView", owner: owner, options: nil)![0] as! BadgeView)
        view.addSubview(bundle.loadNibNamed("BadgeView", owner: nil, options: nil)![0] as! BadgeView)
    }
}

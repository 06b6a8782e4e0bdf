import UIKit

final class BadgeView: UIView, Inflated {}

class ProfileViewController: UIViewController {
    func add(for owner: UIResponder) {
        view.addSubview(BadgeView.inflated(owner))
        view.addSubview(BadgeView.inflated())
    }
}

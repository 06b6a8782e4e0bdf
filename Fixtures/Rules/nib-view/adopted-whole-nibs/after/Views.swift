import UIKit

final class BadgeView: UIView, FromNib {}

final class HeaderView: UIView, FromNib {
    static let nib = UINib(nibName: "Header", bundle: nil)
}

class ProfileViewController: UIViewController {
    func add() {
        let badge = BadgeView.fromNib()
        let header = HeaderView.fromNib()
        [badge, header].forEach(view.addSubview)
    }

    func add(for owner: UIResponder) {
        view.addSubview(BadgeView.fromNib(owner: owner))
    }
}

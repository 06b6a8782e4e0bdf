import UIKit

protocol NibProviding {
    static var nib: UINib { get }
}

extension NibProviding {
    static var nib: UINib { return UINib(nibName: "Badge", bundle: nil) }
}

extension UIView: NibProviding {}

final class BadgeView: UIView {}

final class ProfileViewController: UIViewController {
    func addBadge() {
        view.addSubview(UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView)
    }
}

import Reusable
import UIKit

final class PlainView: UIView, NibLoadable {
    static let nib = UINib(nibName: "PlainView", bundle: nil)
}

final class BoundView: UIView, NibLoadable {
    static let nib = UINib(nibName: "BoundView", bundle: nil)
}

final class BadgeView: UIView, NibLoadable {
    static let nib = UINib(nibName: "Badge", bundle: nil)

    var mark = "!"
}

final class ProfileViewController: UIViewController {
    func addAll() {
        let plain = PlainView.loadFromNib()
        let bound = UINib(nibName: "BoundView", bundle: nil).instantiate(withOwner: self, options: nil)[0] as! BoundView
        let unowned = BoundView.loadFromNib()
        [plain, bound, unowned].forEach(view.addSubview)
    }

    func addMarks() {
        let badge = BadgeView.loadFromNib()
        badge.mark = "?"
        view.addSubview(badge)
        view.addSubview(MarkView.loadFromNib())
    }
}

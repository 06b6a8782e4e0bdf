import UIKit

final class PlainView: UIView {}

final class BoundView: UIView {}

final class BadgeView: UIView {
    var mark = "!"
}

final class ProfileViewController: UIViewController {
    func addAll() {
        let plain = UINib(nibName: "PlainView", bundle: nil).instantiate(withOwner: self, options: nil)[0] as! PlainView
        let bound = UINib(nibName: "BoundView", bundle: nil).instantiate(withOwner: self, options: nil)[0] as! BoundView
        let unowned = UINib(nibName: "BoundView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BoundView
        [plain, bound, unowned].forEach(view.addSubview)
    }

    func addMarks() {
        let badge = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?.first as! BadgeView
        badge.mark = "?"
        view.addSubview(badge)
        view.addSubview(Bundle(for: MarkView.self).loadNibNamed("MarkView", owner: nil, options: nil)![0] as! MarkView)
    }
}

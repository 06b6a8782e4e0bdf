import UIKit

final class BadgeView: UIView {}

final class HeaderView: UIView {}

final class TapView: UIView {}

class ProfileViewController: UIViewController {
    func addAll() {
        let badge = UINib(nibName: "Both", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let header = Bundle.main.loadNibNamed("Both", owner: nil, options: nil)?.last as! HeaderView
        let tap = UINib(nibName: "TapView", bundle: nil).instantiate(withOwner: nil, options: nil).first as! TapView
        if let other = Bundle.main.loadNibNamed("Both", owner: nil, options: nil)?.first as? BadgeView {
            view.addSubview(other)
        }
        [badge, header, tap].forEach(view.addSubview)
    }
}

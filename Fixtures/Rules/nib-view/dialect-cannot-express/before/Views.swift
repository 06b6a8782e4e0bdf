import UIKit

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    func add(_ options: [UINib.OptionsKey: Any], _ owners: [UIView]) {
        view.addSubview(UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: options)[0] as! BadgeView)
        view.addSubview(Bundle.main.loadNibNamed("BadgeView", owner: nil, options: [:])?.first as! BadgeView)
        let objects = Bundle.main.loadNibNamed("BadgeView", owner: owners[0], options: nil)
        view.addSubview(objects?.first as! BadgeView)
    }
}

import UIKit

final class BadgeView: UIView {} // the round one

class ProfileViewController: UIViewController {
    func addAll() {
        // The nib of the badge.
        let nib = UINib(nibName: "BadgeView", bundle: nil) // drawn by Ann
        // A new one each time.
        let badge = nib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView // always one
        view.addSubview(badge)

        let objects = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil) // all
        /* the first */ let other = objects?.first as! BadgeView
        view.addSubview(other)

        guard let third = Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as? BadgeView else {
            // It is always there.
            return
        }
        view.addSubview(third)

        let fourth = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: /* nobody */ nil, options: nil)[0] as! BadgeView
        view.addSubview(fourth)
    }
}

import UIKit

final class BadgeView: UIView {}

class ProfileViewController: UIViewController {
    let value: Any = 1

    func addAll() {
        let first = UINib(nibName: "BadgeView", bundle: nil).instantiateWithOwner(nil, options: nil)[0] as! BadgeView
        let second = NSBundle.mainBundle().loadNibNamed("BadgeView", owner: self, options: nil)[0] as! BadgeView
        let third = NSBundle.mainBundle().loadNibNamed("BadgeView", owner: nil, options: nil).first as! BadgeView
        view.addSubview(first)
        view.addSubview(second)
        view.addSubview(third)
        if let number = value as? Int { print(type(of: number)) }
        DispatchQueue.main.async {}
    }
}

import UIKit

enum Nib: String {
    case badge = "BadgeView"

    var nib: UINib { return UINib(nibName: rawValue, bundle: nil) }
}

enum Names {
    static let header = "Header"
}

extension UIView {
    static var className: String { return String(describing: self) }
}

final class BadgeView: UIView {
    static var nib: UINib { return UINib(nibName: "BadgeView", bundle: nil) }
    static let identifier = "BadgeView"
}

final class HeaderView: UIView {}

final class CardView: UIView {
    class func make() -> CardView {
        return UINib(nibName: String(describing: self), bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CardView
    }
}

class ProfileViewController: UIViewController {
    private let footerName = "CardView"

    func addAll() {
        let badge = BadgeView.nib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let second = Nib.badge.nib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let third = UINib(nibName: BadgeView.identifier, bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let fourth = UINib(nibName: Nib.badge.rawValue, bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let header = Bundle.main.loadNibNamed(Names.header, owner: nil, options: nil)?.first as! HeaderView
        let card = Bundle.main.loadNibNamed(String(describing: CardView.self), owner: nil, options: nil)?.first as! CardView
        let more = Bundle.main.loadNibNamed("\(CardView.self)", owner: nil, options: nil)?.first as! CardView
        let last = Bundle.main.loadNibNamed(footerName, owner: nil, options: nil)?.first as! CardView
        [badge, second, third, fourth, header, card, more, last, CardView.make()].forEach(view.addSubview)
    }
}

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

final class BadgeView: UIView, NibLoadable {
    static var nib: UINib { return UINib(nibName: "BadgeView", bundle: nil) }
    static let identifier = "BadgeView"
}

final class HeaderView: UIView, NibLoadable {
    static let nibName = Names.header
}

final class CardView: UIView, NibLoadable {
    class func make() -> CardView {
        return UINib.instantiateView() as CardView
    }
}

class ProfileViewController: UIViewController {
    private let footerName = "CardView"

    func addAll() {
        let badge: BadgeView = UINib.instantiateView()
        let second: BadgeView = UINib.instantiateView()
        let third: BadgeView = UINib.instantiateView()
        let fourth: BadgeView = UINib.instantiateView()
        let header: HeaderView = UINib.instantiateView()
        let card: CardView = UINib.instantiateView()
        let more: CardView = UINib.instantiateView()
        let last: CardView = UINib.instantiateView()
        [badge, second, third, fourth, header, card, more, last, CardView.make()].forEach(view.addSubview)
    }
}

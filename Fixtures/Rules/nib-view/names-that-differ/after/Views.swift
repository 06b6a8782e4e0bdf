import UIKit

final class BadgeView: UIView, NibLoadable {
    static let nibName = "Badge"
}

class CardView: UIView, NibLoadable {
    class var nibName: String { return "Card" }
}

final class BigCardView: CardView {}

public class PublicCardView: UIView, NibLoadable {
    public static let nibName = "Public"
}

open class OpenCardView: UIView, NibLoadable {
    open class var nibName: String { return "Open" }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class ProfileViewController: UIViewController {
    func addAll() {
        let badge: BadgeView = UINib.instantiateView()
        let card: CardView = UINib.instantiateView()
        let other: PublicCardView = UINib.instantiateView()
        let open: OpenCardView = UINib.instantiateView()
        [badge, card, other, open, BigCardView()].forEach(view.addSubview)
    }
}

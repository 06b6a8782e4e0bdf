import UIKit

final class BadgeView: UIView, NibLoadable {
    static let nibName = "Badge"

    static func make() -> Self {
        return UINib.instantiateView() as Self
    }
}

class CardView: UIView, NibLoadable {
    class var nibName: String { return "CardView" }

    class func make() -> Self {
        let card: Self = UINib.instantiateView()
        return card
    }
}

/// Made from its parent's nib, which holds one.
final class BigCardView: CardView {}

import UIKit

final class BadgeView: UIView {
    static func make() -> Self {
        return UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! Self
    }
}

class CardView: UIView {
    class func make() -> Self {
        let card = Bundle.main.loadNibNamed("CardView", owner: nil, options: nil)?.first as! Self
        return card
    }
}

/// Made from its parent's nib, which holds one.
final class BigCardView: CardView {}

import UIKit

final class BadgeView: UIView {}

final class HeaderView: UIView, NibLoadable {}

final class FooterView: UIView, NibLoadable {
    static let nibName = "Footer"
}

class CardView: UIView {}

@MainActor func views() -> [UIView] {
    let known: HeaderView = UINib.instantiateView()
    let badge = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
    let header = UINib(nibName: "HeaderView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! HeaderView
    let footer = UINib(nibName: "Footer", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! FooterView
    let other = UINib(nibName: "Other", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! FooterView
    let card = Bundle(for: CardView.self).loadNibNamed("CardView", owner: nil, options: nil)?.first as! CardView
    return [known, badge, header, footer, other, card]
}

import UIKit

final class BadgeView: UIView, NibLoadable {
    static let nibName = "Badge"
}

final class HeaderView: UIView, NibLoadable {}

final class FooterView: UIView, NibLoadable {
    static let nibName = "Footer"
}

class CardView: UIView {}

@MainActor func views() -> [UIView] {
    let known: HeaderView = UINib.instantiateView()
    let badge: BadgeView = UINib.instantiateView()
    let header: HeaderView = UINib.instantiateView()
    let footer: FooterView = UINib.instantiateView()
    let other = UINib(nibName: "Other", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! FooterView
    let card = Bundle(for: CardView.self).loadNibNamed("CardView", owner: nil, options: nil)?.first as! CardView
    return [known, badge, header, footer, other, card]
}

import UIKit

final class BadgeView: UIView {}

class CardView: UIView {}

final class BigCardView: CardView {}

public class PublicCardView: UIView {}

open class OpenCardView: UIView {
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class ProfileViewController: UIViewController {
    func addAll() {
        let badge = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let card = Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.first as! CardView
        let other = Bundle.main.loadNibNamed("Public", owner: nil, options: nil)?.first as! PublicCardView
        let open = Bundle.main.loadNibNamed("Open", owner: nil, options: nil)?.first as! OpenCardView
        [badge, card, other, open, BigCardView()].forEach(view.addSubview)
    }
}

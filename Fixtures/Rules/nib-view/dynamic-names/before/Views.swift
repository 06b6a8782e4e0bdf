import UIKit

class CardView: UIView {
    class func make() -> CardView {
        return UINib(nibName: String(describing: self), bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CardView
    }
}

final class BigCardView: CardView {}

class ProfileViewController: UIViewController {
    func add(_ name: String, _ nib: UINib, _ isBig: Bool) {
        let first = UINib(nibName: name, bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CardView
        let second = nib.instantiate(withOwner: nil, options: nil)[0] as! CardView
        let third = Bundle.main.loadNibNamed(isBig ? "Big" : "Small", owner: nil, options: nil)?.first as! CardView
        let fourth = Bundle.main.loadNibNamed("Card\(name)", owner: nil, options: nil)?.first as! CardView
        [first, second, third, fourth].forEach(view.addSubview)
    }
}

import UIKit

class CardView: UIView {}

final class BigCardView: CardView {}

class RowView: UIView {}

final class WideRowView: RowView {}

final class NarrowRowView: RowView {}

class ProfileViewController: UIViewController {
    func addAll() {
        let card = UINib(nibName: "CardView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CardView
        let big = UINib(nibName: "BigCardView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BigCardView
        let row = Bundle.main.loadNibNamed("RowView", owner: nil, options: nil)?.first as! RowView
        let wide = Bundle.main.loadNibNamed("Wide", owner: nil, options: nil)?.first as! WideRowView
        let narrow = Bundle.main.loadNibNamed("NarrowRowView", owner: nil, options: nil)?.first as! NarrowRowView
        [card, big, row, wide, narrow].forEach(view.addSubview)
    }
}

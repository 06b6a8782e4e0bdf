import UIKit

class CardView: UIView, NibLoadable {}

final class BigCardView: CardView {}

class RowView: UIView, NibLoadable {
    class var nibName: String { return String(describing: self) }
}

final class WideRowView: RowView {
    override class var nibName: String { return "Wide" }
}

final class NarrowRowView: RowView {}

class ProfileViewController: UIViewController {
    func addAll() {
        let card: CardView = UINib.instantiateView()
        let big: BigCardView = UINib.instantiateView()
        let row: RowView = UINib.instantiateView()
        let wide: WideRowView = UINib.instantiateView()
        let narrow: NarrowRowView = UINib.instantiateView()
        [card, big, row, wide, narrow].forEach(view.addSubview)
    }
}

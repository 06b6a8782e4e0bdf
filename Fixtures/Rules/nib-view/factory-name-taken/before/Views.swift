import UIKit

extension UINib {
    static func instantiateView<View: UIView>() -> View {
        let name = String(describing: View.self)
        return UINib(nibName: name, bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! View
    }
}

final class BadgeView: UIView {}

func badge() -> BadgeView {
    return UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
}

import UIKit

protocol NibLoadable: AnyObject {
    static var nib: UINib { get }
}

extension NibLoadable where Self: UIView {
    static var nib: UINib { return UINib(nibName: String(describing: self), bundle: nil) }

    static func loadFromNib() -> Self {
        return nib.instantiate(withOwner: nil, options: nil).first as! Self
    }
}

final class HeaderView: UIView, NibLoadable {}

final class BadgeView: UIView {}

func badge() -> BadgeView {
    return UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
}

func header() -> HeaderView {
    return UINib(nibName: "HeaderView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! HeaderView
}

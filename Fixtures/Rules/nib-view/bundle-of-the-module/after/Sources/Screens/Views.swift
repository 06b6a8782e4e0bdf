import UIKit

public final class BadgeView: UIView, NibLoadable {
    public static let nibName = "Badge"
    public static var nibBundle: Bundle? { return Bundle.module }

    public static func make() -> BadgeView {
        return UINib.instantiateView() as BadgeView
    }
}

final class HeaderView: UIView, NibLoadable {
    static var nibBundle: Bundle? { return Bundle.module }
}

func header() -> HeaderView {
    return UINib.instantiateView() as HeaderView
}

import UIKit

final class BadgeView: UIView, NibLoadable {
    var title = ""
}

class Box {
    let badge: BadgeView = UINib.instantiateView()
    lazy var late: BadgeView = UINib.instantiateView()
    lazy var made: BadgeView = {
        let badge: BadgeView = UINib.instantiateView()
        badge.title = "made"
        return badge
    }()
    lazy var direct: BadgeView = {
        return UINib.instantiateView() as BadgeView
    }()
    var computed: UIView { return UINib.instantiateView() as BadgeView }
    var optional: BadgeView?
}

func caption(of badge: BadgeView, in views: [UIView] = []) -> String { return badge.title }

class ProfileViewController: UIViewController {
    func addAll(_ box: Box, _ isNew: Bool) -> UIView {
        let annotated: BadgeView = UINib.instantiateView() as BadgeView
        let wider: UIView = UINib.instantiateView() as BadgeView
        var changing: BadgeView = UINib.instantiateView(), count = 0
        changing = UINib.instantiateView() as BadgeView
        count += 1
        let inParens: BadgeView = UINib.instantiateView()
        let (first, _) = (UINib.instantiateView() as BadgeView, count)
        box.optional = UINib.instantiateView() as BadgeView
        print(caption(of: UINib.instantiateView() as BadgeView, in: [first]))
        print((UINib.instantiateView() as BadgeView).title)
        print((UINib.instantiateView() as BadgeView).title)
        (UINib.instantiateView() as BadgeView).title = "new"
        let title = (UINib.instantiateView() as BadgeView).title
        let either = isNew ? UINib.instantiateView() as BadgeView : first
        let views = [UINib.instantiateView() as BadgeView, first]
        _ = UINib.instantiateView() as BadgeView
        print("\((UINib.instantiateView() as BadgeView).title)", title)
        ([annotated, wider, changing, inParens, either] + views).forEach(view.addSubview)
        return UINib.instantiateView() as BadgeView
    }

    func names() -> [() -> BadgeView] {
        return [{ UINib.instantiateView() as BadgeView }]
    }
}

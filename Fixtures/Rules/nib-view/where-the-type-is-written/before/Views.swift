import UIKit

final class BadgeView: UIView {
    var title = ""
}

class Box {
    let badge = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
    lazy var late = Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)?.first as! BadgeView
    lazy var made: BadgeView = {
        let nib = UINib(nibName: "BadgeView", bundle: nil)
        let badge = nib.instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        badge.title = "made"
        return badge
    }()
    lazy var direct: BadgeView = {
        return UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
    }()
    var computed: UIView { return UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView }
    var optional: BadgeView?
}

func caption(of badge: BadgeView, in views: [UIView] = []) -> String { return badge.title }

class ProfileViewController: UIViewController {
    func addAll(_ box: Box, _ isNew: Bool) -> UIView {
        let annotated: BadgeView = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        let wider: UIView = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        var changing = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView, count = 0
        changing = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        count += 1
        let inParens = (UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView)
        let (first, _) = (UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView, count)
        box.optional = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as? BadgeView
        print(caption(of: UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView, in: [first]))
        print((UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView).title)
        print((UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as? BadgeView)!.title)
        (Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as! BadgeView).title = "new"
        let title = (UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView).title
        let either = isNew ? UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView : first
        let views = [UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView, first]
        _ = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        print("\((UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView).title)", title)
        ([annotated, wider, changing, inParens, either] + views).forEach(view.addSubview)
        return(UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView)
    }

    func names() -> [() -> BadgeView] {
        return [{ UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView }]
    }
}

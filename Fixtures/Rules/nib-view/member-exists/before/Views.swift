import UIKit

final class BadgeView: UIView {
    static let nibName = "Badge"
}

final class CardView: UIView {
    static let nibName = "Old"
}

final class RowView: UIView {
    static var nibName = "RowView"

    static func reset() {
        nibName = ""
    }
}

final class HeaderView: UIView {
    static let nibName: String? = "HeaderView"
}

final class FooterView: UIView {
    private static let nibName = "FooterView"

    static func make() -> FooterView {
        return Bundle.main.loadNibNamed(nibName, owner: nil, options: nil)?.first as! FooterView
    }
}

final class TagView: UIView {
    let nibName = "instance"
    static var nib: UINib { return UINib(nibName: "Tag", bundle: nil) }
}

class ListView: UIView {
    class var nibName: String { return String(describing: self) }
}

final class LongListView: ListView {}

class ProfileViewController: UIViewController {
    func addAll() {
        view.addSubview(UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView)
        view.addSubview(UINib(nibName: BadgeView.nibName, bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView)
        view.addSubview(UINib(nibName: "CardView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CardView)
        view.addSubview(UINib(nibName: "RowView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! RowView)
        view.addSubview(UINib(nibName: "HeaderView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! HeaderView)
        view.addSubview(TagView.nib.instantiate(withOwner: nil, options: nil)[0] as! TagView)
        view.addSubview(UINib(nibName: "ListView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! ListView)
        view.addSubview(FooterView.make())
    }
}

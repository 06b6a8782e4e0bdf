import UIKit

final class BadgeView: UIView, NibLoadable {
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

final class FooterView: UIView, NibLoadable {
    static let nibName = "FooterView"

    static func make() -> FooterView {
        return UINib.instantiateView() as FooterView
    }
}

final class TagView: UIView, NibLoadable {
    static let nibName = "Tag"

    let nibName = "instance"
    static var nib: UINib { return UINib(nibName: "Tag", bundle: nil) }
}

class ListView: UIView, NibLoadable {
    class var nibName: String { return String(describing: self) }
}

final class LongListView: ListView {}

class ProfileViewController: UIViewController {
    func addAll() {
        view.addSubview(UINib.instantiateView() as BadgeView)
        view.addSubview(UINib.instantiateView() as BadgeView)
        view.addSubview(UINib(nibName: "CardView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CardView)
        view.addSubview(UINib(nibName: "RowView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! RowView)
        view.addSubview(UINib(nibName: "HeaderView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! HeaderView)
        view.addSubview(UINib.instantiateView() as TagView)
        view.addSubview(UINib.instantiateView() as ListView)
        view.addSubview(FooterView.make())
    }
}

import UIKit

extension UIView {
    static func fromNib<View: UIView>() -> View {
        return Bundle.main.loadNibNamed(String(describing: View.self), owner: nil, options: nil)![0] as! View
    }

    static func loaded() -> Self {
        return UINib(nibName: String(describing: self), bundle: nil).instantiate(withOwner: nil, options: nil).first as! Self
    }

    static func badge() -> Self {
        return UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil).first as! Self
    }
}

protocol Loadable: UIView {}

extension Loadable {
    static func make() -> Self {
        return Bundle.main.loadNibNamed("BadgeView", owner: nil, options: nil)?.first as! Self
    }
}

func named(_ nib: UINib) -> Loadable {
    return UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! Loadable
}

final class Loader {
    func instantiate(withOwner owner: Any?) -> [UIView] { return [] }

    func loadNibNamed(_ name: String) -> UIView { return instantiate(withOwner: name)[0] }

    func use() -> UIView { return loadNibNamed("BadgeView") }
}

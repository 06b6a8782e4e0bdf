import UIKit

final class BadgeView: UIView {
    private var content = UIView()

    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        content = Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)?.first as! UIView
        addSubview(content)
    }

    private func setup() {
        guard let view = Bundle(for: type(of: self)).loadNibNamed("BadgeView", owner: self, options: nil)?.first as? UIView else { return }
        _ = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: self, options: nil)
        addSubview(view)
    }
}

final class HeaderView: UIView {
    class func make() -> UIView {
        return UINib(nibName: "HeaderView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! UIView
    }
}

class ProfileViewController: UIViewController {
    func add() {
        let badge = UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BadgeView
        view.addSubview(badge)
    }
}

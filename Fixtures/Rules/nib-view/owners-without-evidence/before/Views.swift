import UIKit

final class PlainView: UIView {}

final class BoundView: UIView {}

final class TypedView: UIView {}

class ProfileViewController: UIViewController {
    func addAll() {
        let plain = UINib(nibName: "PlainView", bundle: nil).instantiate(withOwner: self, options: nil)[0] as! PlainView
        let bound = UINib(nibName: "BoundView", bundle: nil).instantiate(withOwner: self, options: nil)[0] as! BoundView
        let typed = Bundle.main.loadNibNamed("TypedView", owner: self, options: nil)?.first as! TypedView
        let unowned = UINib(nibName: "BoundView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! BoundView
        [plain, bound, typed, unowned].forEach(view.addSubview)
    }

    func addFor(_ owner: UIResponder) {
        view.addSubview(Bundle.main.loadNibNamed("BoundView", owner: owner, options: nil)![0] as! BoundView)
        let objects = Bundle.main.loadNibNamed("BoundView", owner: self, options: nil)
        view.addSubview(objects?.first as! BoundView)
        let other = UIResponder()
        view.addSubview(UINib(nibName: "PlainView", bundle: nil).instantiate(withOwner: other, options: nil)[0] as! PlainView)
    }

    func addLater() -> () -> Void {
        return { [unowned self] in
            let bound = UINib(nibName: "BoundView", bundle: nil).instantiate(withOwner: self, options: nil)[0] as! BoundView
            print(bound.isHidden)
        }
    }

    func addPlainLater(to view: UIView) -> () -> Void {
        return { [weak self] in
            guard let self = self else { return }
            view.addSubview(UINib(nibName: "PlainView", bundle: nil).instantiate(withOwner: self, options: nil)[0] as! PlainView)
        }
    }
}

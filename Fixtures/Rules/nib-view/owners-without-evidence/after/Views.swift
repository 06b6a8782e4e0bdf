import UIKit

final class PlainView: UIView, NibLoadable {}

final class BoundView: UIView, NibLoadable {}

final class TypedView: UIView, NibLoadable {}

class ProfileViewController: UIViewController {
    func addAll() {
        let plain: PlainView = UINib.instantiateView(owner: self)
        let bound: BoundView = UINib.instantiateView(owner: self)
        let typed: TypedView = UINib.instantiateView(owner: self)
        let unowned: BoundView = UINib.instantiateView()
        [plain, bound, typed, unowned].forEach(view.addSubview)
    }

    func addFor(_ owner: UIResponder) {
        view.addSubview(UINib.instantiateView(owner: owner) as BoundView)
        view.addSubview(UINib.instantiateView(owner: self) as BoundView)
        let other = UIResponder()
        view.addSubview(UINib.instantiateView(owner: other) as PlainView)
    }

    func addLater() -> () -> Void {
        return { [unowned self] in
            let bound: BoundView = UINib.instantiateView(owner: self)
            print(bound.isHidden)
        }
    }

    func addPlainLater(to view: UIView) -> () -> Void {
        return { [weak self] in
            guard let self = self else { return }
            view.addSubview(UINib.instantiateView(owner: self) as PlainView)
        }
    }
}

import UIKit

final class BadgeView: UIView, NibLoadable {}

class ProfileViewController: UIViewController {
    let value: Any = 1

    func addAll() {
        let first: BadgeView = UINib.instantiateView()
        let second: BadgeView = UINib.instantiateView()
        let third: BadgeView = UINib.instantiateView()
        view.addSubview(first)
        view.addSubview(second)
        view.addSubview(third)
        if let number = value as? Int { print(type(of: number)) }
        DispatchQueue.main.async {}
    }
}

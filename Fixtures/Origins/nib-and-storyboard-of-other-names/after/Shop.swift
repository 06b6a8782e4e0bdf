import UIKit

final class ShopViewController: UIViewController {
    var shown: [UIResponder] = []

    func fill() {
        let badge: BadgeView = UINib.instantiateView()

        let cart: CartViewController = UIStoryboard.instantiateViewController()
        shown = [badge, cart]
    }
}

import UIKit

final class CartViewController: UIViewController, Instantiatable {
    static func make() -> CartViewController {
        return CartViewController.instantiateFromStoryboard()
    }
}

class ShopViewController: UIViewController {
    func showCart(_ cart: CartViewController .make) {
        present(CartViewController.make(), animated: true)
    }
}

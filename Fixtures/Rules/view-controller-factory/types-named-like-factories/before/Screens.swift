import UIKit

final class CartViewController: UIViewController {
    static func make() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

class ShopViewController: UIViewController {
    func showCart(_ cart: CartViewController .make) {
        present(CartViewController.make(), animated: true)
    }
}

import UIKit

final class CartViewController: UIViewController {}

extension CartViewController  // Called by the shop.
{
    static func make() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

class ShopViewController: UIViewController {
    func showCart() {
        present(CartViewController.make(), animated: true)
    }
}

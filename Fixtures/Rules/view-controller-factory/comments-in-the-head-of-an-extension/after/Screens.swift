import UIKit

final class CartViewController: UIViewController, Instantiatable {}

extension CartViewController  // Called by the shop.
{ }

class ShopViewController: UIViewController {
    func showCart() {
        present(CartViewController.instantiateFromStoryboard(), animated: true)
    }
}

import UIKit

final class MapViewController: UIViewController, Instantiatable {}

final class NewsViewController: UIViewController, Instantiatable {}

final class HelpViewController: UIViewController, Instantiatable {}

protocol Helping {}

extension HelpViewController: Helping { }

final class CartViewController: UIViewController, Instantiatable {}

// MARK: - Making a cart

extension CartViewController {
    // Called by the shop.
}

final class ShopViewController: UIViewController, Instantiatable {}

@available(iOS 13, *)
extension ShopViewController { }

final class ChatViewController: UIViewController, Instantiatable {}

extension ChatViewController {
    var isNew: Bool { return true }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
        present(CartViewController.instantiateFromStoryboard(), animated: true)
        present(ShopViewController.instantiateFromStoryboard(), animated: true)
        present(ChatViewController.instantiateFromStoryboard(), animated: true)
    }
}

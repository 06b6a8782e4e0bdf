import UIKit

final class MapViewController: UIViewController {}

final class NewsViewController: UIViewController {}

extension NewsViewController {

    static func make() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }

}

final class HelpViewController: UIViewController {}

protocol Helping {}

extension HelpViewController: Helping {
    static func make() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

final class CartViewController: UIViewController {}

// MARK: - Making a cart

extension CartViewController {
    // Called by the shop.

    static func make() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

final class ShopViewController: UIViewController {}

@available(iOS 13, *)
extension ShopViewController {
    static func make() -> ShopViewController {
        return UIStoryboard(name: "ShopViewController", bundle: nil).instantiateInitialViewController() as! ShopViewController
    }
}

final class ChatViewController: UIViewController {}

extension ChatViewController {
    static func make() -> ChatViewController {
        return UIStoryboard(name: "ChatViewController", bundle: nil).instantiateInitialViewController() as! ChatViewController
    }

    var isNew: Bool { return true }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
        present(CartViewController.make(), animated: true)
        present(ShopViewController.make(), animated: true)
        present(ChatViewController.make(), animated: true)
    }
}

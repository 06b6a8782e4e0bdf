import UIKit

final class MapViewController: UIViewController {
    static func instantiate() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }

    var isNew = true
}

final class NewsViewController: UIViewController {
    static func fromStoryboard() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }

    var isNew = true
}

final class HelpViewController: UIViewController {
    static func `default`() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }

    var isNew = true
}

final class CartViewController: UIViewController {
    static func create() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }

    var isNew = true
}

final class ShopViewController: UIViewController {
    static func newInstance() -> ShopViewController {
        return UIStoryboard(name: "ShopViewController", bundle: nil).instantiateInitialViewController() as! ShopViewController
    }

    var isNew = true
}

final class ChatViewController: UIViewController {
    static var new: ChatViewController {
        return UIStoryboard(name: "ChatViewController", bundle: nil).instantiateInitialViewController() as! ChatViewController
    }

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiate(), animated: true)
        present(NewsViewController.fromStoryboard(), animated: true)
        present(HelpViewController.default(), animated: true)
        present(HelpViewController.`default`(), animated: true)
        present(CartViewController.create(), animated: true)
        present(ShopViewController.newInstance(), animated: true)
        present(ChatViewController.new, animated: true)
    }
}

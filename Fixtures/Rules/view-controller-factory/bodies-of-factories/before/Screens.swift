import UIKit

class MapViewController: UIViewController {
    var isNew = true

    static func make() -> MapViewController {
        let storyboard = UIStoryboard(name: "MapViewController", bundle: nil)
        return storyboard.instantiateInitialViewController() as! MapViewController
    }
}

class NewsViewController: UIViewController {
    var isNew = true

    static func make() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

class HelpViewController: UIViewController {
    var isNew = true

    class func make() -> HelpViewController {
        UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

class CartViewController: UIViewController {
    var isNew = true

    class func make() -> CartViewController {
        guard let cart = UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as? CartViewController else {
            fatalError("no cart")
        }
        return cart
    }
}

class ShopViewController: UIViewController {
    var isNew = true

    class func make() -> ShopViewController {
        let name = "ShopViewController"
        let storyboard = UIStoryboard(name: name, bundle: Bundle.main)
        let shop: ShopViewController
            = storyboard.instantiateViewController(identifier: "Shop")
        return shop
    }
}

class ChatViewController: UIViewController {
    var isNew = true

    class func make() -> ChatViewController {
        return UIStoryboard(name: "ChatViewController", bundle: nil)
            .instantiateViewController(identifier: "Chat")
    }
}

class MailViewController: UIViewController {
    var isNew = true

    class func make() -> MailViewController {
        return (UIStoryboard(name: "MailViewController", bundle: nil).instantiateInitialViewController() as? MailViewController)!
    }
}

class NoteViewController: UIViewController {
    var isNew = true

    class func make() -> NoteViewController { return UIStoryboard(name: "NoteViewController", bundle: nil).instantiateInitialViewController() as! NoteViewController }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
        present(CartViewController.make(), animated: true)
        present(ShopViewController.make(), animated: true)
        present(ChatViewController.make(), animated: true)
        present(MailViewController.make(), animated: true)
        present(NoteViewController.make(), animated: true)
    }
}

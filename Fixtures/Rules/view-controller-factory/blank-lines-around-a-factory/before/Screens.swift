import UIKit

final class MapViewController: UIViewController {

    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }

    var first = 1
    var second = 2

}

final class NewsViewController: UIViewController {
    var first = 1


    static func make() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }


    var second = 2
}

final class HelpViewController: UIViewController {
    var first = 1
    var second = 2

    static func make() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }

}

final class CartViewController: UIViewController {
    var first = 1
    static func make() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
    var second = 2
}

final class ShopViewController: UIViewController {
    static func make() -> ShopViewController {
        return UIStoryboard(name: "ShopViewController", bundle: nil).instantiateInitialViewController() as! ShopViewController
    }
}

final class ChatViewController: UIViewController {
    static func make() -> ChatViewController {
        return UIStoryboard(name: "Stuff", bundle: nil).instantiateViewController(withIdentifier: "Chat") as! ChatViewController
    }
}

final class MailViewController: UIViewController {

    static func make() -> MailViewController {
        return UIStoryboard(name: "Stuff", bundle: nil).instantiateViewController(withIdentifier: "Mail") as! MailViewController
    }

}

final class NoteViewController: UIViewController { static func make() -> NoteViewController { return UIStoryboard(name: "NoteViewController", bundle: nil).instantiateInitialViewController() as! NoteViewController } }

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

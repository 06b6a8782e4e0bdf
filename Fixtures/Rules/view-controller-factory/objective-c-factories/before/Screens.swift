import UIKit

class MapViewController: UIViewController {
    @objc static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

@objcMembers class NewsViewController: UIViewController {
    static func make() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

class HelpViewController: UIViewController {}

@objc extension HelpViewController {
    static func make() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

@objcMembers class BaseViewController: UIViewController {}

final class CartViewController: BaseViewController {
    class var controller: CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
        present(CartViewController.controller, animated: true)
    }
}

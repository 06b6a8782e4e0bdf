import UIKit

final class MapViewController: UIViewController {
    /// Makes a map.
    static func make() -> MapViewController {
        // The storyboard is shared with the widget.
        let storyboard = UIStoryboard(name: "MapViewController", bundle: nil)
        return storyboard.instantiateInitialViewController() as! MapViewController
    }
}

final class NewsViewController: UIViewController {
    static func make() -> NewsViewController /* never nil */ {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

final class HelpViewController: UIViewController {
    static func make() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController // ticket 12
    }
}

final class CartViewController: UIViewController {
    static var controller: CartViewController { // new each time
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

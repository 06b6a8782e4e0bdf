import UIKit

final class MapViewController: UIViewController, Makeable {
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

final class NewsViewController: UIViewController {
    static func make() -> Self {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! Self
    }
}

extension NewsViewController: Makeable {}

final class HelpViewController: UIViewController, BigScreen {
    static var controller: UIViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

class ScreenViewController: UIViewController, Screen {
    class var controller: UIViewController { return ScreenViewController() }
}

final class CartViewController: ScreenViewController {
    override class var controller: UIViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(makeAny(MapViewController.self), animated: true)
        present(makeAny(NewsViewController.self), animated: true)
        make([HelpViewController.self, CartViewController.self]).forEach { present($0, animated: true) }
        present(MapViewController.make(), animated: true)
    }
}

import UIKit

final class MapViewController: UIViewController {
    typealias Screen = UIViewController

    static func make() -> Screen {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

class PageViewController: UIViewController {}

final class NewsViewController: PageViewController {
    static func make() -> PageViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

enum Help {
    class PageViewController: UIViewController {}

    final class HelpViewController: PageViewController {
        static func make() -> PageViewController {
            return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
        }
    }
}

typealias CartPage = PageViewController

final class CartViewController: PageViewController {
    static func make() -> CartPage {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

class StartViewController: UIViewController {
    enum PageViewController {}

    func showAll() {
        let map = MapViewController.make()
        let news = NewsViewController.make()
        let help = Help.HelpViewController.make()
        let cart = CartViewController.make()
        [map, news, help, cart].forEach { present($0, animated: true) }
    }
}

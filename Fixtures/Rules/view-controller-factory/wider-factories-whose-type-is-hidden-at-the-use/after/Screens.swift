import UIKit

final class MapViewController: UIViewController, Instantiatable {
    typealias Screen = UIViewController
}

class PageViewController: UIViewController {}

final class NewsViewController: PageViewController, Instantiatable {
    static func make() -> PageViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

enum Help {
    class PageViewController: UIViewController {}

    final class HelpViewController: PageViewController, Instantiatable { }
}

typealias CartPage = PageViewController

final class CartViewController: PageViewController, Instantiatable { }

class StartViewController: UIViewController {
    enum PageViewController {}

    func showAll() {
        let map = MapViewController.instantiateFromStoryboard() as UIViewController
        let news = NewsViewController.make()
        let help = Help.HelpViewController.instantiateFromStoryboard() as Help.PageViewController
        let cart = CartViewController.instantiateFromStoryboard() as CartPage
        [map, news, help, cart].forEach { present($0, animated: true) }
    }
}

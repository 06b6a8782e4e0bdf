import UIKit

final class MapViewController: UIViewController {
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

typealias Map = MapViewController

final class NewsViewController: UIViewController {
    static func create() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

extension NewsViewController {
    func another() -> UIViewController {
        let maker = Self.self
        return maker.create()
    }
}

final class HelpViewController: UIViewController {
    static func open() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

extension HelpViewController {
    static func another() -> UIViewController {
        let maker = self
        return maker.open()
    }
}

final class CartViewController: UIViewController {
    static func fill() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

typealias Cart = CartViewController
typealias CartMaker = Cart.Type

class PageViewController: UIViewController {
    static func turn() -> PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }
}

class CoverViewController: PageViewController {}

final class BookViewController: UIViewController {
    static func read() -> BookViewController {
        return UIStoryboard(name: "BookViewController", bundle: nil).instantiateInitialViewController() as! BookViewController
    }
}

extension BookViewController {
    static var title: String { return "\(self) of \(Bundle(for: self) == Bundle.main), \(String(describing: Self.self))" }
}

struct Robot {
    func read() -> String { return "reads" }
}

class StartViewController: UIViewController {
    let makers: [CartMaker] = [Cart.self]
    let robots = [Robot()]

    func showAll() {
        let map = Map.self
        let cover = CoverViewController.self
        present(map.make(), animated: true)
        present(NewsViewController.create().another(), animated: true)
        present(HelpViewController.another(), animated: true)
        makers.forEach { present($0.fill(), animated: true) }
        present(cover.turn(), animated: true)
        print(BookViewController.title, robots.map { $0.read() })
        present(BookViewController.read(), animated: true)
    }
}

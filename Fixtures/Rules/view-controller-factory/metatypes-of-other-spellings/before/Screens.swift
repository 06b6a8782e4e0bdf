import UIKit

final class MapViewController: UIViewController {
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }

    func another() -> MapViewController {
        let maker = Self.self
        return maker.make()
    }
}

final class NewsViewController: UIViewController {
    static func create() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }

    static func another() -> NewsViewController {
        let maker = self
        return maker.create()
    }
}

final class HelpViewController: UIViewController {
    static func open() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

typealias Help = HelpViewController

final class CartViewController: UIViewController {
    static func fill() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

class PageViewController: UIViewController {
    class func turn() -> PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }
}

class CoverViewController: PageViewController {}

class BookViewController: UIViewController {
    class func read() -> BookViewController {
        return UIStoryboard(name: "BookViewController", bundle: nil).instantiateInitialViewController() as! BookViewController
    }
}

class NovelViewController: BookViewController {
    func another() -> BookViewController {
        let reader = type(of: self)
        return reader.read()
    }
}

typealias CartMaker = CartViewController.Type

@MainActor let carts: CartMaker = CartViewController.self

class StartViewController: UIViewController {
    func showAll() {
        let help = Help.self
        let cover = CoverViewController.self
        present(MapViewController.make().another(), animated: true)
        present(NewsViewController.another(), animated: true)
        present(help.open(), animated: true)
        present(carts.fill(), animated: true)
        present(cover.turn(), animated: true)
        present(NovelViewController().another(), animated: true)
    }
}

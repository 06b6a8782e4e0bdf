import UIKit

final class MapViewController: UIViewController, Instantiatable {
    static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }

    func another() -> MapViewController {
        let maker = Self.self
        return maker.make()
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    static func create() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }

    static func another() -> NewsViewController {
        let maker = self
        return maker.create()
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    static func open() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

typealias Help = HelpViewController

final class CartViewController: UIViewController, Instantiatable {
    static func fill() -> CartViewController {
        return CartViewController.instantiateFromStoryboard()
    }
}

class PageViewController: UIViewController, Instantiatable {
    class func turn() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}

class CoverViewController: PageViewController {}

class BookViewController: UIViewController, Instantiatable {
    class func read() -> BookViewController {
        return BookViewController.instantiateFromStoryboard()
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

import UIKit

final class MapViewController: UIViewController, Instantiatable {
    static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

typealias Map = MapViewController

final class NewsViewController: UIViewController, Instantiatable {
    static func create() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

extension NewsViewController {
    func another() -> UIViewController {
        let maker = Self.self
        return maker.create()
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    static func open() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

extension HelpViewController {
    static func another() -> UIViewController {
        let maker = self
        return maker.open()
    }
}

final class CartViewController: UIViewController, Instantiatable {
    static func fill() -> CartViewController {
        return CartViewController.instantiateFromStoryboard()
    }
}

typealias Cart = CartViewController
typealias CartMaker = Cart.Type

class PageViewController: UIViewController, Instantiatable {
    static func turn() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}

class CoverViewController: PageViewController {}

final class BookViewController: UIViewController, Instantiatable { }

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
        present(BookViewController.instantiateFromStoryboard(), animated: true)
    }
}

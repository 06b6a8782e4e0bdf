import UIKit

final class MapViewController: UIViewController, Instantiatable {
    static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    static func create() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    static func open() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard()
    }

    static let maker: () -> HelpViewController = open
}

final class CartViewController: UIViewController, Instantiatable {
    static func fill() -> CartViewController {
        return CartViewController.instantiateFromStoryboard()
    }

    static var makers: [() -> CartViewController] { return [self.fill, Self.fill] }
}

class StartViewController: UIViewController {
    let makers: [() -> UIViewController] = [MapViewController.make]

    func showAll() {
        let create = NewsViewController.create
        present(create(), animated: true)
        present((NewsViewController.create)(), animated: true)
        present(NewsViewController.create(), animated: true)
        makers.forEach { present($0(), animated: true) }
        present(MapViewController.make(), animated: true)
        present(HelpViewController.maker(), animated: true)
        CartViewController.makers.forEach { present($0(), animated: true) }
    }
}

import UIKit

final class MapViewController: UIViewController {
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

final class NewsViewController: UIViewController {
    static func create() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

final class HelpViewController: UIViewController {
    static func open() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }

    static let maker: () -> HelpViewController = open
}

final class CartViewController: UIViewController {
    static func fill() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
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

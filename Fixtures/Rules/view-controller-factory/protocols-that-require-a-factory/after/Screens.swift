import UIKit

final class MapViewController: UIViewController, Makeable, Instantiatable {
    static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    static func make() -> Self {
        return instantiateFromStoryboard()
    }
}

extension NewsViewController: Makeable {}

final class HelpViewController: UIViewController, BigScreen, Instantiatable {
    static var controller: UIViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

class ScreenViewController: UIViewController, Screen {
    class var controller: UIViewController { return ScreenViewController() }
}

final class CartViewController: ScreenViewController, Instantiatable {
    override class var controller: UIViewController {
        return CartViewController.instantiateFromStoryboard()
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

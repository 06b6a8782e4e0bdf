import Screenplay
import UIKit

typealias Screen = UIViewController & Staged

final class MapViewController: Screen, Instantiatable {
    static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

final class NewsViewController: UIViewController & Staged, Instantiatable {
    static func make() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    static func make() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

typealias Helping = Staged

extension HelpViewController: Helping {}

final class CartViewController: UIViewController, @preconcurrency Staged, Instantiatable {
    static func make() -> CartViewController {
        return CartViewController.instantiateFromStoryboard()
    }
}

final class ShopViewController: UIViewController, @unchecked Sendable, Instantiatable { }

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
        present(CartViewController.make(), animated: true)
        present(ShopViewController.instantiateFromStoryboard(), animated: true)
    }
}

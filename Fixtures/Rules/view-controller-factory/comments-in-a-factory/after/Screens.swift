import UIKit

final class MapViewController: UIViewController, Instantiatable {
    /// Makes a map.
    static func make() -> MapViewController {
        // The storyboard is shared with the widget.
        return MapViewController.instantiateFromStoryboard()
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    static func make() -> NewsViewController /* never nil */ {
        return NewsViewController.instantiateFromStoryboard()
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    static func make() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard() // ticket 12
    }
}

final class CartViewController: UIViewController, Instantiatable {
    static var controller: CartViewController { // new each time
        return CartViewController.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
        present(CartViewController.controller, animated: true)
    }
}

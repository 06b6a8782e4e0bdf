import UIKit

class MapViewController: UIViewController, Instantiatable {
    @objc static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

@objcMembers class NewsViewController: UIViewController, Instantiatable {
    static func make() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

class HelpViewController: UIViewController, Instantiatable {}

@objc extension HelpViewController {
    static func make() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

@objcMembers class BaseViewController: UIViewController {}

final class CartViewController: BaseViewController, Instantiatable {
    class var controller: CartViewController {
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

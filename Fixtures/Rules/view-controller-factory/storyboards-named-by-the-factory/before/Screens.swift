import UIKit

final class MapViewController: UIViewController {
    static func make() -> MapViewController {
        let storyboard = UIStoryboard(name: String(describing: self), bundle: nil)
        return storyboard.instantiateInitialViewController() as! MapViewController
    }

    var isNew = true
}

final class NewsViewController: UIViewController {
    static func make() -> NewsViewController {
        return UIStoryboard(name: String(describing: NewsViewController.self), bundle: nil).instantiateInitialViewController() as! NewsViewController
    }

    var isNew = true
}

final class HelpViewController: UIViewController {
    static func make() -> Self {
        return UIStoryboard(name: "\(Self.self)", bundle: nil).instantiateInitialViewController() as! Self
    }

    var isNew = true
}

class CartViewController: UIViewController {
    static func make() -> CartViewController {
        let name = String(describing: CartViewController.self)
        let storyboard = UIStoryboard(name: name, bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: name) as! CartViewController
    }

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
        present(CartViewController.make(), animated: true)
    }
}

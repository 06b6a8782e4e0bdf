import UIKit

final class MapViewController: UIViewController, Instantiatable {
    static func make() throws -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    static func make() async -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    static func make() -> HelpViewController? {
        return HelpViewController.instantiateFromStoryboard()
    }
}

final class CartViewController: UIViewController, Instantiatable {
    @discardableResult
    static func make() -> CartViewController {
        return CartViewController.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showAll() throws {
        present(try MapViewController.make(), animated: true)
        CartViewController.make()
        if let help = HelpViewController.make() {
            present(help, animated: true)
        }
    }

    func showNews() async {
        present(await NewsViewController.make(), animated: true)
    }
}

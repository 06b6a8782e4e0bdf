import UIKit

final class MapViewController: UIViewController {
    static func make() throws -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

final class NewsViewController: UIViewController {
    static func make() async -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

final class HelpViewController: UIViewController {
    static func make() -> HelpViewController? {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

final class CartViewController: UIViewController {
    @discardableResult
    static func make() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
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

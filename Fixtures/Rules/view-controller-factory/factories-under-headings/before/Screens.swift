import UIKit

final class MapViewController: UIViewController {
    // MARK: - Instance
    static func instance() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }

    var zoom = 1
}

final class NewsViewController: UIViewController {
    var unread = 0
    static func instance() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }

    /* MARK: - Reading */
    var page = 1

    // MARK: - Static
    public static func second() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instance(), animated: true)
        present(NewsViewController.instance(), animated: true)
        present(NewsViewController.second(), animated: true)
    }
}

import UIKit

final class MapViewController: UIViewController {
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

final class NewsViewController: UIViewController {
    static var fresh: NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

class StartViewController: UIViewController {
    let map: MapViewController = .make()

    func show(_ news: NewsViewController = .fresh) {
        present(news, animated: true)
    }

    func showAll() {
        present(map, animated: true)
        present(MapViewController.make(), animated: true)
        show()
        present(NewsViewController.fresh, animated: true)
    }
}

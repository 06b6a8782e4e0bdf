import UIKit

final class MapViewController: UIViewController, Instantiatable {
    static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    static var fresh: NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
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

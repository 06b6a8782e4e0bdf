import UIKit

final class MapViewController: UIViewController {
    #if DEBUG
        static func make() -> MapViewController {
            print("makes a map")
            return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
        }
    #else
        static func make() -> MapViewController {
            return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
        }
    #endif
}

final class NewsViewController: UIViewController {}

#if os(iOS) || os(Linux)
    extension NewsViewController {
        static func make() -> NewsViewController {
            return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
        }
    }
#endif

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
    }
}

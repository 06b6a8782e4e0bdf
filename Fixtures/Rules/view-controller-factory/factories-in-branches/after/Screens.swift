import UIKit

final class MapViewController: UIViewController, Instantiatable {
    #if DEBUG
        static func make() -> MapViewController {
            print("makes a map")
            return MapViewController.instantiateFromStoryboard()
        }
    #else
        static func make() -> MapViewController {
            return MapViewController.instantiateFromStoryboard()
        }
    #endif
}

final class NewsViewController: UIViewController, Instantiatable {}

#if os(iOS) || os(Linux)
    extension NewsViewController {
        static func make() -> NewsViewController {
            return NewsViewController.instantiateFromStoryboard()
        }
    }
#endif

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
    }
}

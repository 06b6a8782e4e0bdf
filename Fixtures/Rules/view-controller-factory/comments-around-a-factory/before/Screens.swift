import UIKit

final class MapViewController: UIViewController {
    // MARK: - Making

    /// Makes a map.
    // swiftlint:disable:next missing_docs
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }

    // MARK: - State

    var isNew = true
}

final class NewsViewController: UIViewController {
    var isNew = true // since today

    static func make() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }

    // What is read.
    var headline = ""
}

final class HelpViewController: UIViewController {
    var page = 1

    static func make() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }

    // Nothing follows.
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
    }
}

import UIKit

final class MapViewController: UIViewController {
    var isNew = true

    /// Makes a map.
    ///
    /// - Returns: one that shows the world
    @available(iOS 11, *)
    @inline(__always)
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }

    /// What is shown.
    var place = "the world"
}

final class NewsViewController: UIViewController {
    /**
     Makes the news.
     */
    @MainActor internal static func make() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }

    /// What is new.
    var headline = ""
}

final class HelpViewController: UIViewController {
    // MARK: - Making help

    /// Makes help.
    fileprivate class func make() -> HelpViewController {
        // swiftlint:disable:next force_cast
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }

    // MARK: - State

    var page = 1

    static func first() -> HelpViewController {
        let help = make()
        help.page = 2
        return help
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
        present(HelpViewController.first(), animated: true)
    }
}

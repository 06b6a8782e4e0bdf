import UIKit

final class MapViewController: UIViewController {
    var isNew = true

    static func make() -> MapViewController {
        let storyboard = UIStoryboard(name: "MapViewController", bundle: nil)
        return storyboard.instantiateInitialViewController() as! MapViewController // swiftlint:disable:this force_cast
    }
}

final class NewsViewController: UIViewController {
    var isNew = true

    static func make() -> NewsViewController {
        // swiftlint:disable force_cast
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
        // swiftlint:enable force_cast
    }
}

final class HelpViewController: UIViewController {
    var isNew = true

    static func make() -> HelpViewController {
        // The storyboard holds nothing else.
        // swiftlint:disable:next force_cast
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
    }
}

import Screenplay
import UIKit

final class MapViewController: UIViewController, SceneProviding, Instantiatable {
    static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    static func make() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

extension NewsViewController: Screenplay.SceneProviding {}

protocol Told: SceneProviding {}

final class HelpViewController: UIViewController, Told, Instantiatable {
    static func make() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
        present(HelpViewController.make(), animated: true)
    }
}

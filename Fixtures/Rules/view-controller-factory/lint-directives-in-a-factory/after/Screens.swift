import UIKit

final class MapViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class NewsViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class HelpViewController: UIViewController, Instantiatable {
    var isNew = true

    static func make() -> HelpViewController {
        // The storyboard holds nothing else.
        // swiftlint:disable:next force_cast
        return HelpViewController.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.make(), animated: true)
    }
}

import UIKit

final class MapViewController: UIViewController, Instantiatable {
    var isNew = true

    /// What is shown.
    var place = "the world"
}

final class NewsViewController: UIViewController, Instantiatable {
    /// What is new.
    var headline = ""
}

final class HelpViewController: UIViewController, Instantiatable {
    // MARK: - Making help

    // MARK: - State

    var page = 1

    static func first() -> HelpViewController {
        let help = instantiateFromStoryboard()
        help.page = 2
        return help
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.first(), animated: true)
    }
}

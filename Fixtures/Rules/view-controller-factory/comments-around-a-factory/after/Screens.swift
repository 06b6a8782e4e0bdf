import UIKit

final class MapViewController: UIViewController, Instantiatable {
    // MARK: - Making

    // MARK: - State

    var isNew = true
}

final class NewsViewController: UIViewController, Instantiatable {
    var isNew = true // since today

    // What is read.
    var headline = ""
}

final class HelpViewController: UIViewController, Instantiatable {
    var page = 1

    // Nothing follows.
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
    }
}

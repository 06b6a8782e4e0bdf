import UIKit

final class MapViewController: UIViewController, Instantiatable {
    // MARK: - Instance

    var zoom = 1
}

final class NewsViewController: UIViewController, Instantiatable {
    var unread = 0

    /* MARK: - Reading */
    var page = 1

    // MARK: - Static
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
    }
}

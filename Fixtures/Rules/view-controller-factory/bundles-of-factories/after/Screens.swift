import UIKit

final class MapViewController: UIViewController, Instantiatable {
    static var storyboardBundle: Bundle? { return Bundle(for: MapViewController.self) }

    var isNew = true
}

final class TermsViewController: UIViewController, Instantiatable {
    static let storyboardName = "Legal"
    static var storyboardBundle: Bundle? { return Bundle(for: TermsViewController.self) }
}

final class NewsViewController: UIViewController, Instantiatable {
    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiateFromStoryboard(), animated: true)
        present(TermsViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
    }
}

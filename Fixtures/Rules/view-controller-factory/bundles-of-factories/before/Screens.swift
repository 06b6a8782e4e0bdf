import UIKit

final class MapViewController: UIViewController {
    static func make() -> MapViewController {
        let storyboard = UIStoryboard(name: "MapViewController", bundle: Bundle(for: self))
        return storyboard.instantiateInitialViewController() as! MapViewController
    }

    var isNew = true
}

final class TermsViewController: UIViewController {
    static func make() -> TermsViewController {
        let bundle = Bundle(for: TermsViewController.self)
        let storyboard = UIStoryboard(name: "Legal", bundle: bundle)
        return storyboard.instantiateInitialViewController() as! TermsViewController
    }
}

final class NewsViewController: UIViewController {
    static func make() -> NewsViewController {
        let storyboard = UIStoryboard(name: "NewsViewController", bundle: .main)
        return storyboard.instantiateInitialViewController() as! NewsViewController
    }

    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
        present(TermsViewController.make(), animated: true)
        present(NewsViewController.make(), animated: true)
    }
}

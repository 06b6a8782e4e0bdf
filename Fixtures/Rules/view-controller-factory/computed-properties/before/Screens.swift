import UIKit

final class MapViewController: UIViewController {
    /// A new map.
    static var controller: MapViewController {
        let storyboard = UIStoryboard(name: "MapViewController", bundle: nil)
        return storyboard.instantiateInitialViewController() as! MapViewController
    }

    var isNew = true
}

class NewsViewController: UIViewController {
    class var controller: NewsViewController {
        get {
            return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
        }
    }

    var isNew = true
}

final class HelpViewController: UIViewController {
    static var controller: UIViewController {
        UIStoryboard(name: "HelpViewController", bundle: nil).instantiateViewController(withIdentifier: "Help") as! HelpViewController
    }

    var isNew = true
}

class StartViewController: UIViewController {
    let news = NewsViewController.controller

    func showAll() {
        let map = MapViewController.controller
        map.isNew = false
        MapViewController.controller.isNew = false
        present(map, animated: true)
        present(HelpViewController.controller, animated: true)
        show(news, sender: MapViewController.controller.title)
        print(MapViewController.controller === map)
    }
}

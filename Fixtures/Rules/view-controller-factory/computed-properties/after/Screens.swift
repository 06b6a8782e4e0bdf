import UIKit

final class MapViewController: UIViewController, Instantiatable {
    var isNew = true
}

class NewsViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class HelpViewController: UIViewController, Instantiatable {
    var isNew = true
}

class StartViewController: UIViewController {
    let news = NewsViewController.instantiateFromStoryboard()

    func showAll() {
        let map = MapViewController.instantiateFromStoryboard()
        map.isNew = false
        MapViewController.instantiateFromStoryboard().isNew = false
        present(map, animated: true)
        present(HelpViewController.instantiateFromStoryboard(withIdentifier: "Help"), animated: true)
        show(news, sender: MapViewController.instantiateFromStoryboard().title)
        print(MapViewController.instantiateFromStoryboard() === map)
    }
}

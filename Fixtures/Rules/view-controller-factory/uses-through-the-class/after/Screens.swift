import UIKit

class MapViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class NewsViewController: UIViewController, Instantiatable {
    var isNew = true
}

class StartViewController: UIViewController {
    let map = MapViewController.instantiateFromStoryboard()
    lazy var news: UIViewController = { return NewsViewController.instantiateFromStoryboard() }()
    var screens: [UIViewController] = [MapViewController.instantiateFromStoryboard(), NewsViewController.instantiateFromStoryboard()]

    func show(_ map: MapViewController = MapViewController.instantiateFromStoryboard()) {
        present(map, animated: true)
    }

    func showAll(_ isNew: Bool) {
        let screen: UIViewController = MapViewController.instantiateFromStoryboard()
        let news = NewsViewController.self.instantiateFromStoryboard()
        let either = isNew ? MapViewController.instantiateFromStoryboard() : MapViewController . instantiateFromStoryboard ()
        MapViewController.instantiateFromStoryboard().isNew = isNew
        MapViewController.instantiateFromStoryboard().title = "Map"; NewsViewController.instantiateFromStoryboard().title = "News";
        _ = MapViewController.instantiateFromStoryboard()
        print("\(MapViewController.instantiateFromStoryboard().isNew) and \("\(NewsViewController.instantiateFromStoryboard().title ?? "none")")")
        [true, false].forEach { MapViewController.instantiateFromStoryboard().isNew = $0 }
        let makers: [() -> UIViewController] = [{ MapViewController.instantiateFromStoryboard() }, { return NewsViewController.instantiateFromStoryboard() }]
        for maker in makers { present(maker(), animated: isNew) }
        if case let again = MapViewController
            .instantiateFromStoryboard(), again.isNew {
            present(again, animated: isNew)
        }
        [screen, news, either, map, self.news].forEach { present($0, animated: isNew) }
        show()
        print(screens.count, describe(MapViewController.instantiateFromStoryboard()), describe(NewsViewController.instantiateFromStoryboard()))
    }

    func describe(_ screen: UIViewController) -> String { return "screen" }
    func describe(_ screen: MapViewController) -> String { return "map" }
}

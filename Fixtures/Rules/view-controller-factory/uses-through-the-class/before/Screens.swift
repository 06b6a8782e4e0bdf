import UIKit

class MapViewController: UIViewController {
    var isNew = true

    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

final class NewsViewController: UIViewController {
    var isNew = true

    static func make() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

class StartViewController: UIViewController {
    let map = MapViewController.make()
    lazy var news: UIViewController = { return NewsViewController.make() }()
    var screens: [UIViewController] = [MapViewController.make(), NewsViewController.make()]

    func show(_ map: MapViewController = MapViewController.make()) {
        present(map, animated: true)
    }

    func showAll(_ isNew: Bool) {
        let screen: UIViewController = MapViewController.make()
        let news = NewsViewController.self.make()
        let either = isNew ? MapViewController.make() : MapViewController . make ( )
        MapViewController.make().isNew = isNew
        MapViewController.make().title = "Map"; NewsViewController.make().title = "News";
        _ = MapViewController.make()
        print("\(MapViewController.make().isNew) and \("\(NewsViewController.make().title ?? "none")")")
        [true, false].forEach { MapViewController.make().isNew = $0 }
        let makers: [() -> UIViewController] = [{ MapViewController.make() }, { return NewsViewController.make() }]
        for maker in makers { present(maker(), animated: isNew) }
        if case let again = MapViewController
            .make(), again.isNew {
            present(again, animated: isNew)
        }
        [screen, news, either, map, self.news].forEach { present($0, animated: isNew) }
        show()
        print(screens.count, describe(MapViewController.make()), describe(NewsViewController.make()))
    }

    func describe(_ screen: UIViewController) -> String { return "screen" }
    func describe(_ screen: MapViewController) -> String { return "map" }
}

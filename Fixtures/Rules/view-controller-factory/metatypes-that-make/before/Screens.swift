import UIKit

final class MapViewController: UIViewController {
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

final class NewsViewController: UIViewController {
    static func create() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

final class HelpViewController: UIViewController {
    static func open() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

final class CartViewController: UIViewController {
    static func fill() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

class StartViewController: UIViewController {
    var newsType: NewsViewController.Type?

    func showAll() {
        let type = MapViewController.self
        present(type.make(), animated: true)
        newsType = NewsViewController.self
        if let news = newsType?.create() { present(news, animated: true) }
        present(again(HelpViewController.open()), animated: true)
        [CartViewController.self].forEach { present($0.fill(), animated: true) }
    }

    func again(_ help: HelpViewController) -> HelpViewController {
        let maker = Swift.type(of: help)
        return maker.open()
    }
}

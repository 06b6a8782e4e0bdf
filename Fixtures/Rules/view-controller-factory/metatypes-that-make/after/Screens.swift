import UIKit

final class MapViewController: UIViewController, Instantiatable {
    static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    static func create() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    static func open() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

final class CartViewController: UIViewController, Instantiatable {
    static func fill() -> CartViewController {
        return CartViewController.instantiateFromStoryboard()
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

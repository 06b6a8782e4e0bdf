import UIKit

final class MapViewController: UIViewController, Instantiatable {
    @objc static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }

    @objc static func reload() {
        print(#selector(make), #selector(MapViewController.make))
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    @objc(createNews) class func create() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    @objc class var controller: UIViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

final class CartViewController: UIViewController, Instantiatable {
    @objc func empty() {}
}

class StartViewController: UIViewController {
    @objc func fill() {}

    func showAll() {
        let made = (MapViewController.self as AnyObject).perform(Selector(("make")))?.takeUnretainedValue()
        let created = (NewsViewController.self as AnyObject).perform(NSSelectorFromString("createNews"))?.takeUnretainedValue()
        [made, created].compactMap { $0 as? UIViewController }.forEach { present($0, animated: true) }
        print(#selector(getter: HelpViewController.controller))
        print(#selector(fill), #selector(StartViewController.fill), #selector(CartViewController.empty))
        perform(#selector(self.fill))
        present(CartViewController.instantiateFromStoryboard(), animated: true)
    }
}

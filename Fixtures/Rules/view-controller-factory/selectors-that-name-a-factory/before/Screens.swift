import UIKit

final class MapViewController: UIViewController {
    @objc static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }

    @objc static func reload() {
        print(#selector(make), #selector(MapViewController.make))
    }
}

final class NewsViewController: UIViewController {
    @objc(createNews) class func create() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

final class HelpViewController: UIViewController {
    @objc class var controller: UIViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

final class CartViewController: UIViewController {
    static func fill() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }

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
        present(CartViewController.fill(), animated: true)
    }
}

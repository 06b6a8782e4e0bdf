import UIKit

class PageViewController: UIViewController {
    final class CoverViewController: UIViewController {
        static func make() -> CoverViewController {
            return UIStoryboard(name: "Pages", bundle: nil).instantiateViewController(withIdentifier: "Cover") as! CoverViewController
        }
    }
}

final class NovelViewController: PageViewController {
    func cover() -> UIViewController {
        return Self.CoverViewController.make()
    }
}

final class MapViewController: UIViewController {
    static func open() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

final class NewsViewController: UIViewController {
    static func create() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

class HelpViewController: UIViewController {
    static func help() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

final class CartViewController: UIViewController {
    static func fill() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(NovelViewController.CoverViewController.make(), animated: true)
        present(NovelViewController().cover(), animated: true)
        present((MapViewController).open(), animated: true)
        showNews()
        showHelp()
        present(Cart.Screen.fill(), animated: true)
    }

    func showNews() {
        typealias News = NewsViewController
        present(News.create(), animated: true)
    }

    func showHelp() {
        class ShortHelp: HelpViewController {}
        present(ShortHelp.help(), animated: true)
    }
}

enum Cart {
    typealias Screen = CartViewController
}

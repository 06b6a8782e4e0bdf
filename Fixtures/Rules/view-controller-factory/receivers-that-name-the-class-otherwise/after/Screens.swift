import UIKit

class PageViewController: UIViewController {
    final class CoverViewController: UIViewController, Instantiatable {
        static let storyboardName = "Pages"

        static func make() -> CoverViewController {
            return CoverViewController.instantiateFromStoryboard(withIdentifier: "Cover")
        }
    }
}

final class NovelViewController: PageViewController {
    func cover() -> UIViewController {
        return Self.CoverViewController.make()
    }
}

final class MapViewController: UIViewController, Instantiatable {
    static func open() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

final class NewsViewController: UIViewController, Instantiatable {
    static func create() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

class HelpViewController: UIViewController, Instantiatable {
    static func help() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

final class CartViewController: UIViewController, Instantiatable { }

class StartViewController: UIViewController {
    func showAll() {
        present(NovelViewController.CoverViewController.make(), animated: true)
        present(NovelViewController().cover(), animated: true)
        present((MapViewController).open(), animated: true)
        showNews()
        showHelp()
        present(Cart.Screen.instantiateFromStoryboard(), animated: true)
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

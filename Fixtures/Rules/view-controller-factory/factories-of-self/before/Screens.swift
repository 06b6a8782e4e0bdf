import UIKit

final class MapViewController: UIViewController {
    static func make() -> Self {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! Self
    }

    static func makeTwo() -> [MapViewController] {
        return [make(), self.make()]
    }
}

class NewsViewController: UIViewController {
    class func make() -> Self {
        let storyboard = UIStoryboard(name: "NewsViewController", bundle: nil)
        let news = storyboard.instantiateViewController(withIdentifier: "News") as! Self
        return news
    }

    class func makeTwo() -> [NewsViewController] {
        return [make(), Self.make()]
    }

    func another() -> NewsViewController {
        return type(of: self).make()
    }
}

final class HelpViewController: UIViewController {
    static func make() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! Self
    }

    func another() -> HelpViewController {
        return Self.make()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        MapViewController.makeTwo().forEach { present($0, animated: true) }
        NewsViewController.makeTwo().forEach { present($0.another(), animated: true) }
        present(HelpViewController.make().another(), animated: true)
    }
}

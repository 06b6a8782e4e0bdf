import UIKit

final class MapViewController: UIViewController, Instantiatable {
    static func makeTwo() -> [MapViewController] {
        return [instantiateFromStoryboard(), self.instantiateFromStoryboard()]
    }
}

class NewsViewController: UIViewController, Instantiatable {
    class func makeTwo() -> [NewsViewController] {
        return [instantiateFromStoryboard(withIdentifier: "News"), Self.instantiateFromStoryboard(withIdentifier: "News")]
    }

    func another() -> NewsViewController {
        return type(of: self).instantiateFromStoryboard(withIdentifier: "News")
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    func another() -> HelpViewController {
        return Self.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        MapViewController.makeTwo().forEach { present($0, animated: true) }
        NewsViewController.makeTwo().forEach { present($0.another(), animated: true) }
        present(HelpViewController.instantiateFromStoryboard().another(), animated: true)
    }
}

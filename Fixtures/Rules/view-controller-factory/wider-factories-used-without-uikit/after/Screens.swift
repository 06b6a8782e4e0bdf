import UIKit

final class MapViewController: UIViewController, Instantiatable {
    static func make() -> UIViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

final class NewsViewController: UIViewController, Instantiatable { }

final class HelpViewController: UIViewController, Instantiatable { }

extension UIViewController {
    func show() {
        UIViewController().present(self, animated: true)
    }
}

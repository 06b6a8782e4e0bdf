import UIKit

final class MapViewController: UIViewController {
    dynamic static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

extension MapViewController {
    @_dynamicReplacement(for: make())
    static func makeAnother() -> MapViewController {
        print("a map of another kind")
        return make()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.make(), animated: true)
    }
}

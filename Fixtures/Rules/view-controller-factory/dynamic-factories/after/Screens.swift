import UIKit

final class MapViewController: UIViewController, Instantiatable {
    dynamic static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
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

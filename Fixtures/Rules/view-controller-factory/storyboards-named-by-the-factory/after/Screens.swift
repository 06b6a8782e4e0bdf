import UIKit

final class MapViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class NewsViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class HelpViewController: UIViewController, Instantiatable {
    var isNew = true
}

class CartViewController: UIViewController, Instantiatable {
    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
        present(CartViewController.instantiateFromStoryboard(withIdentifier: "CartViewController"), animated: true)
    }
}

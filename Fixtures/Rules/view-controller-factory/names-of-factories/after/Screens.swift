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

final class CartViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class ShopViewController: UIViewController, Instantiatable {
    var isNew = true
}

final class ChatViewController: UIViewController, Instantiatable {
    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
        present(CartViewController.instantiateFromStoryboard(), animated: true)
        present(ShopViewController.instantiateFromStoryboard(), animated: true)
        present(ChatViewController.instantiateFromStoryboard(), animated: true)
    }
}

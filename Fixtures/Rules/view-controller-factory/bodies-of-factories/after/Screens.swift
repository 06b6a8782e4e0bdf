import UIKit

class MapViewController: UIViewController, Instantiatable {
    var isNew = true
}

class NewsViewController: UIViewController, Instantiatable {
    var isNew = true
}

class HelpViewController: UIViewController, Instantiatable {
    var isNew = true
}

class CartViewController: UIViewController, Instantiatable {
    var isNew = true
}

class ShopViewController: UIViewController, Instantiatable {
    var isNew = true
}

class ChatViewController: UIViewController, Instantiatable {
    var isNew = true
}

class MailViewController: UIViewController, Instantiatable {
    var isNew = true
}

class NoteViewController: UIViewController, Instantiatable {
    var isNew = true
}

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
        present(CartViewController.instantiateFromStoryboard(), animated: true)
        present(ShopViewController.instantiateFromStoryboard(withIdentifier: "Shop"), animated: true)
        present(ChatViewController.instantiateFromStoryboard(withIdentifier: "Chat"), animated: true)
        present(MailViewController.instantiateFromStoryboard(), animated: true)
        present(NoteViewController.instantiateFromStoryboard(), animated: true)
    }
}

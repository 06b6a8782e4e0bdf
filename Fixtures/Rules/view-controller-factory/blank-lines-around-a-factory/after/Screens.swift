import UIKit

final class MapViewController: UIViewController, Instantiatable {

    var first = 1
    var second = 2

}

final class NewsViewController: UIViewController, Instantiatable {
    var first = 1


    var second = 2
}

final class HelpViewController: UIViewController, Instantiatable {
    var first = 1
    var second = 2

}

final class CartViewController: UIViewController, Instantiatable {
    var first = 1
    var second = 2
}

final class ShopViewController: UIViewController, Instantiatable { }

final class ChatViewController: UIViewController, Instantiatable {
    static let storyboardName = "Stuff"
}

final class MailViewController: UIViewController, Instantiatable {
    static let storyboardName = "Stuff"
}

final class NoteViewController: UIViewController, Instantiatable { }

class StartViewController: UIViewController {
    func showAll() {
        present(MapViewController.instantiateFromStoryboard(), animated: true)
        present(NewsViewController.instantiateFromStoryboard(), animated: true)
        present(HelpViewController.instantiateFromStoryboard(), animated: true)
        present(CartViewController.instantiateFromStoryboard(), animated: true)
        present(ShopViewController.instantiateFromStoryboard(), animated: true)
        present(ChatViewController.instantiateFromStoryboard(withIdentifier: "Chat"), animated: true)
        present(MailViewController.instantiateFromStoryboard(withIdentifier: "Mail"), animated: true)
        present(NoteViewController.instantiateFromStoryboard(), animated: true)
    }
}

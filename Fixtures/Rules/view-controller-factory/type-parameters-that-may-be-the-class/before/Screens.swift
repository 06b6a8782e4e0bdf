import UIKit

class MapViewController: UIViewController {
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

class NewsViewController: UIViewController {
    static func create() -> NewsViewController {
        return UIStoryboard(name: "NewsViewController", bundle: nil).instantiateInitialViewController() as! NewsViewController
    }
}

final class HelpViewController: UIViewController {
    static func open() -> HelpViewController {
        return UIStoryboard(name: "HelpViewController", bundle: nil).instantiateInitialViewController() as! HelpViewController
    }
}

final class CartViewController: UIViewController {
    static func fill() -> CartViewController {
        return UIStoryboard(name: "CartViewController", bundle: nil).instantiateInitialViewController() as! CartViewController
    }
}

final class ShopViewController: UIViewController {
    static func buy() -> ShopViewController {
        return UIStoryboard(name: "ShopViewController", bundle: nil).instantiateInitialViewController() as! ShopViewController
    }
}

class ChatViewController: UIViewController {
    static func talk() -> ChatViewController {
        return UIStoryboard(name: "ChatViewController", bundle: nil).instantiateInitialViewController() as! ChatViewController
    }
}

class MailViewController: UIViewController {
    static func write() -> MailViewController {
        return UIStoryboard(name: "MailViewController", bundle: nil).instantiateInitialViewController() as! MailViewController
    }
}

@MainActor struct Router<Screen: MapViewController> {
    func next() -> UIViewController { return Screen.make() }
}

@MainActor protocol Reading {
    associatedtype Page: NewsViewController
}

extension Reading {
    func first() -> UIViewController { return Page.create() }
}

@MainActor struct Reader<Page: NewsViewController>: Reading {}

extension Array where Element == HelpViewController {
    @MainActor static func another() -> UIViewController { return Element.open() }
}

@MainActor protocol Selling {}

extension Selling where Self: CartViewController {
    static func another() -> UIViewController { return fill() }
}

extension CartViewController: Selling {}

extension Selling where Self: ShopViewController {
    func another() -> UIViewController { return Self.buy() }
}

extension ShopViewController: Selling {}

protocol Talking: ChatViewController {}

extension Talking {
    static func another() -> UIViewController { return talk() }
}

extension ChatViewController: Talking {}

class StartViewController: UIViewController {
    func another<Screen>(like screen: Screen) -> UIViewController where Screen: MailViewController {
        return Screen.write()
    }

    func showAll() {
        present(Router<MapViewController>().next(), animated: true)
        present(Reader<NewsViewController>().first(), animated: true)
        present([HelpViewController].another(), animated: true)
        present(CartViewController.another(), animated: true)
        present(ShopViewController.buy().another(), animated: true)
        present(ChatViewController.another(), animated: true)
        present(another(like: MailViewController.write()), animated: true)
    }
}

import UIKit

class MapViewController: UIViewController, Instantiatable {
    static func make() -> MapViewController {
        return MapViewController.instantiateFromStoryboard()
    }
}

class NewsViewController: UIViewController, Instantiatable {
    static func create() -> NewsViewController {
        return NewsViewController.instantiateFromStoryboard()
    }
}

final class HelpViewController: UIViewController, Instantiatable {
    static func open() -> HelpViewController {
        return HelpViewController.instantiateFromStoryboard()
    }
}

final class CartViewController: UIViewController, Instantiatable {
    static func fill() -> CartViewController {
        return CartViewController.instantiateFromStoryboard()
    }
}

final class ShopViewController: UIViewController, Instantiatable {
    static func buy() -> ShopViewController {
        return ShopViewController.instantiateFromStoryboard()
    }
}

class ChatViewController: UIViewController, Instantiatable {
    static func talk() -> ChatViewController {
        return ChatViewController.instantiateFromStoryboard()
    }
}

class MailViewController: UIViewController, Instantiatable {
    static func write() -> MailViewController {
        return MailViewController.instantiateFromStoryboard()
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

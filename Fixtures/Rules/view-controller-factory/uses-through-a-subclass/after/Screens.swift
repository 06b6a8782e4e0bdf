import UIKit

class PageViewController: UIViewController, Instantiatable {
    class func make() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}

class CoverViewController: PageViewController {}

class BookViewController: UIViewController, Instantiatable {
    static func make() -> BookViewController {
        return BookViewController.instantiateFromStoryboard()
    }
}

class NovelViewController: BookViewController {
    static func first() -> BookViewController {
        return make()
    }

    func another() -> BookViewController {
        return Self.make()
    }
}

class CardViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Cards" }
}

class TarotViewController: CardViewController {
    typealias Super = CardViewController

    func draw() -> CardViewController {
        return Super.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.make(), animated: true)
        present(CoverViewController.make(), animated: true)
        present(BookViewController.make(), animated: true)
        present(NovelViewController.first(), animated: true)
        present(NovelViewController().another(), animated: true)
        present(CardViewController.instantiateFromStoryboard(), animated: true)
        present(TarotViewController().draw(), animated: true)
    }
}

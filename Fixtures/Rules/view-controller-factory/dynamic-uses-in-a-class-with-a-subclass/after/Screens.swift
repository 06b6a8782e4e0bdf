import UIKit

class PageViewController: UIViewController, Instantiatable {
    class func make() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }

    func next() -> PageViewController {
        return type(of: self).make()
    }
}

class CoverViewController: PageViewController {}

class BookViewController: UIViewController, Instantiatable {
    class func make() -> BookViewController {
        return BookViewController.instantiateFromStoryboard()
    }

    func next() -> BookViewController {
        return Self.make()
    }
}

class NovelViewController: BookViewController {}

class CardViewController: UIViewController, Instantiatable {
    class func make() -> CardViewController {
        return CardViewController.instantiateFromStoryboard()
    }

    class func two() -> [CardViewController] {
        return [make(), self.make()]
    }
}

class TarotViewController: CardViewController {}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.make(), animated: true)
        present(CoverViewController().next(), animated: true)
        present(BookViewController.make(), animated: true)
        present(NovelViewController().next(), animated: true)
        TarotViewController.two().forEach { present($0, animated: true) }
    }
}

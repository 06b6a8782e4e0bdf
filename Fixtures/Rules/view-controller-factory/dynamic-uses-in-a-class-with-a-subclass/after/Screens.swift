import UIKit

class PageViewController: UIViewController, Instantiatable {
    func next() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}

class CoverViewController: PageViewController {}

class BookViewController: UIViewController, Instantiatable {
    func next() -> BookViewController {
        return BookViewController.instantiateFromStoryboard()
    }
}

class NovelViewController: BookViewController {}

class CardViewController: UIViewController, Instantiatable {
    class func two() -> [CardViewController] {
        return [CardViewController.instantiateFromStoryboard(), CardViewController.instantiateFromStoryboard()]
    }
}

class TarotViewController: CardViewController {}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.instantiateFromStoryboard(), animated: true)
        present(CoverViewController().next(), animated: true)
        present(BookViewController.instantiateFromStoryboard(), animated: true)
        present(NovelViewController().next(), animated: true)
        TarotViewController.two().forEach { present($0, animated: true) }
    }
}

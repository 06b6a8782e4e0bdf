import UIKit

class PageViewController: UIViewController {
    class func make() -> PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }

    func next() -> PageViewController {
        return type(of: self).make()
    }
}

class CoverViewController: PageViewController {}

class BookViewController: UIViewController {
    class func make() -> BookViewController {
        return UIStoryboard(name: "BookViewController", bundle: nil).instantiateInitialViewController() as! BookViewController
    }

    func next() -> BookViewController {
        return Self.make()
    }
}

class NovelViewController: BookViewController {}

class CardViewController: UIViewController {
    class func make() -> CardViewController {
        return UIStoryboard(name: "CardViewController", bundle: nil).instantiateInitialViewController() as! CardViewController
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

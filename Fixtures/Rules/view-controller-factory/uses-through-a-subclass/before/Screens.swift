import UIKit

class PageViewController: UIViewController {
    class func make() -> PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }
}

class CoverViewController: PageViewController {}

class BookViewController: UIViewController {
    static func make() -> BookViewController {
        return UIStoryboard(name: "BookViewController", bundle: nil).instantiateInitialViewController() as! BookViewController
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

class CardViewController: UIViewController {
    static func make() -> CardViewController {
        return UIStoryboard(name: "Cards", bundle: nil).instantiateInitialViewController() as! CardViewController
    }
}

class TarotViewController: CardViewController {
    typealias Super = CardViewController

    func draw() -> CardViewController {
        return Super.make()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.make(), animated: true)
        present(CoverViewController.make(), animated: true)
        present(BookViewController.make(), animated: true)
        present(NovelViewController.first(), animated: true)
        present(NovelViewController().another(), animated: true)
        present(CardViewController.make(), animated: true)
        present(TarotViewController().draw(), animated: true)
    }
}

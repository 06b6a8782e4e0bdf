import UIKit

class PageViewController: UIViewController, Instantiatable {
    class func make() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}

class CoverViewController: PageViewController {
    override class func make() -> PageViewController {
        let page = super.make()
        page.title = "Cover"
        return page
    }
}

class BookViewController: UIViewController, Instantiatable {
    static func open() -> BookViewController {
        return BookViewController.instantiateFromStoryboard()
    }
}

class NovelViewController: BookViewController {
    class func openTwo() -> [BookViewController] {
        return [super.open(), super.open()]
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.make(), animated: true)
        present(CoverViewController.make(), animated: true)
        NovelViewController.openTwo().forEach { present($0, animated: true) }
    }
}

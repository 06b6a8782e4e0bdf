import UIKit

class PageViewController: UIViewController {
    class func make() -> PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }
}

class CoverViewController: PageViewController {
    override class func make() -> PageViewController {
        let page = super.make()
        page.title = "Cover"
        return page
    }
}

class BookViewController: UIViewController {
    static func open() -> BookViewController {
        return UIStoryboard(name: "BookViewController", bundle: nil).instantiateInitialViewController() as! BookViewController
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

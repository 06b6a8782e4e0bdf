import UIKit

class PageViewController: UIViewController {
    class func make() -> PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }
}

class BookViewController: UIViewController {
    class func open() -> BookViewController {
        return UIStoryboard(name: "BookViewController", bundle: nil).instantiateInitialViewController() as! BookViewController
    }
}

class StartViewController: UIViewController {
    func makePage<Page: PageViewController>(_ type: Page.Type) -> PageViewController {
        return Page.make()
    }

    func openBook(_ name: String) -> BookViewController? {
        return (NSClassFromString(name) as? BookViewController.Type)?.open()
    }

    func showAll() {
        present(makePage(PageViewController.self), animated: true)
        if let book = openBook("App.BookViewController") {
            present(book, animated: true)
        }
    }
}

import UIKit

class PageViewController: UIViewController, Instantiatable {
    class func make() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}

class BookViewController: UIViewController, Instantiatable {
    class func open() -> BookViewController {
        return BookViewController.instantiateFromStoryboard()
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

import UIKit

class PageViewController: UIViewController {
    var number = 1

    static func makePage() -> PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }
}

class CoverViewController: PageViewController {
    var color = "red"

    static func makeCover() -> CoverViewController {
        return UIStoryboard(name: "Front", bundle: nil).instantiateInitialViewController() as! CoverViewController
    }
}

final class IndexViewController: PageViewController {
    static func makeIndex() -> PageViewController {
        return UIStoryboard(name: "IndexViewController", bundle: nil).instantiateInitialViewController() as! IndexViewController
    }

    var entries = 0
}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.makePage(), animated: true)
        present(CoverViewController.makeCover(), animated: true)
        present(IndexViewController.makeIndex(), animated: true)
    }
}

import UIKit

class PageViewController: UIViewController {
    class func make() -> PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }

    func next() -> PageViewController {
        return type(of: self).make()
    }
}

class CoverViewController: PageViewController {
    override class func make() -> PageViewController {
        return UIStoryboard(name: "CoverViewController", bundle: nil).instantiateInitialViewController() as! CoverViewController
    }
}

final class IndexViewController: CoverViewController {
    override class func make() -> IndexViewController {
        let storyboard = UIStoryboard(name: "IndexViewController", bundle: nil)
        return storyboard.instantiateInitialViewController() as! IndexViewController
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.make().next(), animated: true)
        present(CoverViewController.make().next(), animated: true)
        present(IndexViewController.make().next(), animated: true)
    }
}

import UIKit

class PageViewController: UIViewController, Instantiatable {
    class func make() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }

    func next() -> PageViewController {
        return type(of: self).make()
    }
}

class CoverViewController: PageViewController {
    override class func make() -> PageViewController {
        return CoverViewController.instantiateFromStoryboard()
    }
}

final class IndexViewController: CoverViewController {
    override class func make() -> IndexViewController {
        return IndexViewController.instantiateFromStoryboard()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.make().next(), animated: true)
        present(CoverViewController.make().next(), animated: true)
        present(IndexViewController.make().next(), animated: true)
    }
}

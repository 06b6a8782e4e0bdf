import UIKit

class BaseViewController: UIViewController {
    class var storyboardName: String { return "Base" }

    class func open() -> Self {
        return UIStoryboard(name: "Base", bundle: nil).instantiateInitialViewController() as! Self
    }

    class func openDrawn() -> BaseViewController {
        return UIStoryboard(name: "Base", bundle: nil).instantiateInitialViewController() as! BaseViewController
    }
}

class ListViewController: BaseViewController {
    override class var storyboardName: String { return "List" }
}

class PagesViewController: UIViewController {
    class var storyboardName: String { return "Pages" }
    class var storyboardBundle: Bundle? { return nil }

    class func open() -> Self {
        return UIStoryboard(name: "Pages", bundle: nil).instantiateInitialViewController() as! Self
    }
}

class AlbumViewController: PagesViewController {
    override class var storyboardBundle: Bundle? { return Bundle(for: AlbumViewController.self) }
}

class StartViewController: UIViewController {
    func showAll() {
        present(BaseViewController.open(), animated: true)
        present(ListViewController.openDrawn(), animated: true)
        present(PagesViewController.open(), animated: true)
        present(UIStoryboard(name: "List", bundle: nil).instantiateInitialViewController() as! ListViewController, animated: true)
    }
}

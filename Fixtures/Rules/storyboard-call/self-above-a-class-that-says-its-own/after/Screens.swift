import UIKit

class BaseViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Base" }

    class func open() -> Self {
        return UIStoryboard(name: "Base", bundle: nil).instantiateInitialViewController() as! Self
    }

    class func openDrawn() -> BaseViewController {
        return BaseViewController.instantiateFromStoryboard()
    }
}

class ListViewController: BaseViewController {
    override class var storyboardName: String { return "List" }
}

class StartViewController: UIViewController {
    func showAll() {
        present(BaseViewController.open(), animated: true)
        present(ListViewController.openDrawn(), animated: true)
        present(ListViewController.instantiateFromStoryboard(), animated: true)
    }
}

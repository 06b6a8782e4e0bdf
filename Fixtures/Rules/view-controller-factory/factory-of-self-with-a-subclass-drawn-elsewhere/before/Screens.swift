import UIKit

class PageViewController: UIViewController {
    class func make() -> Self {
        return UIStoryboard(name: "Pages", bundle: nil).instantiateInitialViewController() as! Self
    }
}

class CoverViewController: PageViewController {}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.make(), animated: true)
        present(CoverViewController.make(), animated: true)
        present(UIStoryboard(name: "Front", bundle: nil).instantiateInitialViewController() as! CoverViewController, animated: true)
    }
}

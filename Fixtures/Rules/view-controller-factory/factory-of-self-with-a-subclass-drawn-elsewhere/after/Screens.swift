import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Pages" }

    class func make() -> Self {
        return instantiateFromStoryboard()
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

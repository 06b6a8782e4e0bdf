import UIKit

class PageViewController: UIViewController {
    var number = 1
}

class CoverViewController: PageViewController {
}

class IndexViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController, animated: true)
        present(UIStoryboard(name: "Front", bundle: nil).instantiateInitialViewController() as! CoverViewController, animated: true)
        present(UIStoryboard(name: "IndexViewController", bundle: nil).instantiateInitialViewController() as! IndexViewController, animated: true)
    }
}

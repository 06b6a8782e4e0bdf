import UIKit

class PageViewController: UIViewController, Instantiatable {}

class CoverViewController: PageViewController {}

class IndexViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Front", bundle: nil).instantiateInitialViewController() as! CoverViewController, animated: true)
        present(UIStoryboard(name: "IndexViewController", bundle: nil).instantiateInitialViewController() as! IndexViewController, animated: true)
        present(PageViewController.instantiateFromStoryboard(), animated: true)
    }
}

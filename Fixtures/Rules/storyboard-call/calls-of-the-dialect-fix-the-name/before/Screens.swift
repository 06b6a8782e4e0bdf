import UIKit

class PageViewController: UIViewController, Instantiatable {}

class CoverViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(CoverViewController.instantiateFromStoryboard(), animated: true)
        present(UIStoryboard(name: "Front", bundle: nil).instantiateInitialViewController() as! CoverViewController, animated: true)
    }
}

import UIKit

class PageViewController: UIViewController {}

class CoverViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Book", bundle: nil).instantiateInitialViewController() as! PageViewController, animated: true)
    }
}

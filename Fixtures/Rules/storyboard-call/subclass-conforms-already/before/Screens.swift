import UIKit

class PageViewController: UIViewController {}

final class IndexViewController: PageViewController, Instantiatable {}

final class Opener: UIViewController {
    func open() {
        let page = UIStoryboard(name: "Book", bundle: nil).instantiateInitialViewController() as! PageViewController
        present(page, animated: true)
        present(IndexViewController.instantiateFromStoryboard(), animated: true)
    }
}

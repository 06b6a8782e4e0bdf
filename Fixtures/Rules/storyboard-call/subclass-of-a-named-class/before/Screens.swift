import UIKit

class PageViewController: UIViewController {}

class CoverViewController: PageViewController {}

class IndexViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(UIStoryboard(name: "Book", bundle: nil).instantiateInitialViewController() as! PageViewController, animated: true)
        present(UIStoryboard(name: "CoverViewController", bundle: nil).instantiateInitialViewController() as! CoverViewController, animated: true)
        let book = UIStoryboard(name: "Book", bundle: nil)
        present(book.instantiateViewController(withIdentifier: "Index") as! IndexViewController, animated: true)
    }
}

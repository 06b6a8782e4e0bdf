import UIKit

class PageViewController: UIViewController {}

final class CoverViewController: PageViewController {}

class AboutViewController: UIViewController {
    let book = UIStoryboard(name: "Book", bundle: nil)

    func showAll() {
        present(book.instantiateViewController(withIdentifier: "Cover") as! PageViewController, animated: true)
        guard let page = book.instantiateInitialViewController() as? PageViewController else { return }
        show(page, sender: nil)
    }
}

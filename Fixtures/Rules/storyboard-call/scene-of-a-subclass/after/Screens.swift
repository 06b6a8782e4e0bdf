import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Book" }
}

final class CoverViewController: PageViewController {}

class AboutViewController: UIViewController {
    let book = UIStoryboard(name: "Book", bundle: nil)

    func showAll() {
        present(PageViewController.instantiateFromStoryboard(withIdentifier: "Cover"), animated: true)
        let page = PageViewController.instantiateFromStoryboard()
        show(page, sender: nil)
    }
}

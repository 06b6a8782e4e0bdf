import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Book" }
}

class CoverViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(PageViewController.instantiateFromStoryboard(), animated: true)
    }
}

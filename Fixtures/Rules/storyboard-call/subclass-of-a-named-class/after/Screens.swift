import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Book" }
}

class CoverViewController: PageViewController {
    override class var storyboardName: String { return "CoverViewController" }
}

class IndexViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(PageViewController.instantiateFromStoryboard(), animated: true)
        present(CoverViewController.instantiateFromStoryboard(), animated: true)
        present(IndexViewController.instantiateFromStoryboard(withIdentifier: "Index"), animated: true)
    }
}

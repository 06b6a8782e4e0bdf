import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return String(describing: self) }
}

class CoverViewController: PageViewController {
    override class var storyboardName: String { return "Front" }
}

class IndexViewController: PageViewController {}

class AboutViewController: UIViewController {
    func showAll() {
        present(CoverViewController.instantiateFromStoryboard(), animated: true)
        present(IndexViewController.instantiateFromStoryboard(), animated: true)
        present(PageViewController.instantiateFromStoryboard(), animated: true)
    }
}

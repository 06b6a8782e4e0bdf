import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return String(describing: self) }

    var number = 1
}

class CoverViewController: PageViewController {
    override class var storyboardName: String { return "Front" }

    var color = "red"
}

final class IndexViewController: PageViewController {
    var entries = 0
}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.instantiateFromStoryboard(), animated: true)
        present(CoverViewController.instantiateFromStoryboard(), animated: true)
        present(IndexViewController.instantiateFromStoryboard(), animated: true)
    }
}

import UIKit

typealias Page = PageViewController

final class CoverViewController: Page {
    override class var storyboardName: String { return "Front" }

    static func coverOfPage(_ number: Int) -> CoverViewController {
        let cover = self.instantiateFromStoryboard()
        cover.number = number
        return cover
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(Page.instantiateFromStoryboard(), animated: true)
        present(CoverViewController.instantiateFromStoryboard(), animated: true)
        present(CoverViewController.coverOfPage(3), animated: true)
    }
}

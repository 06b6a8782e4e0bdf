import Core
import UIKit

final class CoverViewController: PageViewController {
    override class var storyboardName: String { return "Front" }

    var color = "red"
}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.make(), animated: true)
        present(CoverViewController.make(), animated: true)
        present(CoverViewController.instantiateFromStoryboard(), animated: true)
    }
}

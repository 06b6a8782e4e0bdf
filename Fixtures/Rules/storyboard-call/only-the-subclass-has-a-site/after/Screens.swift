import UIKit

class PageViewController: UIViewController {}

final class CoverViewController: PageViewController, Instantiatable {
    static let storyboardName = "Front"
}

class AboutViewController: UIViewController {
    func showAll() {
        present(CoverViewController.instantiateFromStoryboard(), animated: true)
    }
}

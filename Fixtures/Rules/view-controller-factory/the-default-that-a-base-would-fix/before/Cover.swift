import UIKit

typealias Page = PageViewController

final class CoverViewController: Page {
    static func cover() -> CoverViewController {
        return UIStoryboard(name: "Front", bundle: nil).instantiateInitialViewController() as! CoverViewController
    }

    static func coverOfPage(_ number: Int) -> CoverViewController {
        let cover = self.cover()
        cover.number = number
        return cover
    }
}

class StartViewController: UIViewController {
    func showAll() {
        present(Page.page, animated: true)
        present(CoverViewController.cover(), animated: true)
        present(CoverViewController.coverOfPage(3), animated: true)
    }
}

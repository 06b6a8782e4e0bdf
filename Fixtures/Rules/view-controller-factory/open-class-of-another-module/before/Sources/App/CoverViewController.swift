import Core
import UIKit

final class CoverViewController: PageViewController {
    static func makeCover() -> CoverViewController {
        return UIStoryboard(name: "Front", bundle: nil).instantiateInitialViewController() as! CoverViewController
    }

    var color = "red"
}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.make(), animated: true)
        present(CoverViewController.make(), animated: true)
        present(CoverViewController.makeCover(), animated: true)
    }
}

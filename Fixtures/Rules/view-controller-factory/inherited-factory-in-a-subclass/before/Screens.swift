import UIKit

class PageViewController: UIViewController {
    class func make() -> PageViewController {
        return UIStoryboard(name: "Pages", bundle: nil).instantiateInitialViewController() as! PageViewController
    }
}

class CoverViewController: PageViewController {
    static func makeBoth() -> [PageViewController] {
        let cover = UIStoryboard(name: "Pages", bundle: nil).instantiateViewController(withIdentifier: "Cover") as! CoverViewController
        return [cover, make()]
    }
}

final class BackViewController: PageViewController {
    func turn() -> UIViewController {
        return BackViewController.make()
    }
}

class StartViewController: UIViewController {
    func showAll() {
        CoverViewController.makeBoth().forEach { present($0, animated: true) }
        present(BackViewController().turn(), animated: true)
        present(PageViewController.make(), animated: true)
    }
}

import UIKit

class PageViewController: UIViewController, Instantiatable {
    class var storyboardName: String { return "Pages" }

    class func make() -> PageViewController {
        return PageViewController.instantiateFromStoryboard()
    }
}

class CoverViewController: PageViewController {
    static func makeBoth() -> [PageViewController] {
        let cover = CoverViewController.instantiateFromStoryboard(withIdentifier: "Cover")
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

import UIKit

class PageViewController: UIViewController {
    class func make() -> Self {
        let storyboard = UIStoryboard(name: "Pages", bundle: nil)
        return storyboard.instantiateViewController(withIdentifier: String(describing: self)) as! Self
    }
}

class CoverViewController: PageViewController {}

class StartViewController: UIViewController {
    func showAll() {
        present(PageViewController.make(), animated: true)
        present(CoverViewController.make(), animated: true)
    }
}

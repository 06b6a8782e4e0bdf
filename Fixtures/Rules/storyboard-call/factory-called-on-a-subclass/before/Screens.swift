import UIKit

class PageViewController: UIViewController {
    @discardableResult class func make() -> PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }
}

class CoverViewController: PageViewController {}

import UIKit

class PageViewController: UIViewController {
    class func make() -> PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }
}

final class CoverViewController: PageViewController {}

final class Catalogue {}

import UIKit

class PageViewController: UIViewController {
    static var page: PageViewController {
        return UIStoryboard(name: "PageViewController", bundle: nil).instantiateInitialViewController() as! PageViewController
    }

    var number = 1
}

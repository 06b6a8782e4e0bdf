import UIKit

open class PageViewController: UIViewController {
    public static func make() -> PageViewController {
        return UIStoryboard(name: "Pages", bundle: nil).instantiateInitialViewController() as! PageViewController
    }
}

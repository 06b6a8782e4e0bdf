import UIKit

final class ElevationViewController: UIViewController {

    var profile: [Int] = []

    class func viewController() -> ElevationViewController {
        let storyboard = UIStoryboard(name: "TrailDetailViewController", bundle: .main)
        let viewController = storyboard.instantiateInitialViewController() as! ElevationViewController

        return viewController
    }

}

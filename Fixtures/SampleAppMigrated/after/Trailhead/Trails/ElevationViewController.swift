import UIKit

final class ElevationViewController: UIViewController, Instantiatable {
    static let storyboardName = "TrailDetailViewController"

    var profile: [Int] = []

    class func viewController() -> ElevationViewController {
        let viewController = ElevationViewController.instantiateFromStoryboard()

        return viewController
    }

}

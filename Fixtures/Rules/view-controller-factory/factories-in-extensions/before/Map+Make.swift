import UIKit

extension MapViewController {
    static func make() -> MapViewController {
        return UIStoryboard(name: "MapViewController", bundle: nil).instantiateInitialViewController() as! MapViewController
    }
}

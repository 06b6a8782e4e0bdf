import UIKit

final class TrailFilterViewController: UIViewController, Instantiatable {
    static let storyboardName = Storyboard.trails.rawValue

    var regions: Set<Region> = []
}

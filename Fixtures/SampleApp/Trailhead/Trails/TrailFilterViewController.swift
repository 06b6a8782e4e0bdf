import UIKit

final class TrailFilterViewController: UIViewController {
    var regions: Set<Region> = []
}

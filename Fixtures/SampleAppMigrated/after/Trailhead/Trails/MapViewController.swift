import UIKit

class MapViewController: UIViewController, Instantiatable {
    static let storyboardName = "Map"

    var trail: Trail?
    var legend: MapLegendViewController?
}

final class MapLegendViewController: UIViewController, Instantiatable {
    static let storyboardName = "Map"
}

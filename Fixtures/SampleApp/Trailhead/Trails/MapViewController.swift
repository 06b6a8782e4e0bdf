import UIKit

class MapViewController: UIViewController {
    var trail: Trail?
    var legend: MapLegendViewController?
}

final class MapLegendViewController: UIViewController {
}

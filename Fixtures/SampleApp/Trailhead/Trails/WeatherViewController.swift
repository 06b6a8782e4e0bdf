import UIKit

final class WeatherViewController: UIViewController {
    @IBOutlet weak var placeLabel: UILabel!

    var place = ""
}

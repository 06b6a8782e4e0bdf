import UIKit

final class WeatherViewController: UIViewController, Instantiatable {
    @IBOutlet weak var placeLabel: UILabel!

    var place = ""
}

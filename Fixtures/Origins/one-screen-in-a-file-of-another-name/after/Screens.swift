import UIKit

final class WeatherViewController: UIViewController, Instantiatable {
    static let storyboardName = "Forecast"
}

final class StartViewController: UIViewController {
    func showWeather() {
        let weather = WeatherViewController.instantiateFromStoryboard()
        present(weather, animated: true, completion: nil)
    }
}

import UIKit

final class WeatherViewController: UIViewController {}

final class StartViewController: UIViewController {
    func showWeather() {
        let storyboard = UIStoryboard(name: "Forecast", bundle: .main)
        let weather = storyboard.instantiateInitialViewController() as! WeatherViewController
        present(weather, animated: true, completion: nil)
    }
}

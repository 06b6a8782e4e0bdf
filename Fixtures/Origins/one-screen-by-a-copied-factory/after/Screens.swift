import UIKit

final class WeatherViewController: UIViewController, Instantiatable { }

final class ForecastViewController: UIViewController, Instantiatable {
    static let storyboardName = "Forecast"

    var days = 7

}

final class AlertViewController: UIViewController, Instantiatable {
    static let storyboardName = "Forecast"

    var isShown = false

}

final class StartViewController: UIViewController {
    func showAll() {
        let weather = WeatherViewController.instantiateFromStoryboard()
        present(weather, animated: true, completion: nil)
        let forecast = ForecastViewController.instantiateFromStoryboard()
        forecast.days = 3
        present(forecast, animated: true, completion: nil)
        present(AlertViewController.instantiateFromStoryboard(withIdentifier: "Alert"), animated: true, completion: nil)
    }
}

import UIKit

final class WeatherViewController: UIViewController, Instantiatable { }

final class ForecastViewController: UIViewController {

    class func viewController() -> ForecastViewController {
        let storyboard = UIStoryboard(name: "WeatherViewController", bundle: .main)
        let viewController = storyboard.instantiateInitialViewController() as! ForecastViewController

        return viewController
    }

}

final class StartViewController: UIViewController {
    func showWeather() {
        let weather = WeatherViewController.instantiateFromStoryboard()
        present(weather, animated: true, completion: nil)
    }

    func showForecast() {
        let forecast = ForecastViewController.viewController()
        present(forecast, animated: true, completion: nil)
    }
}

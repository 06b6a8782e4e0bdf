import UIKit

final class WeatherViewController: UIViewController {

    class func viewController() -> WeatherViewController {
        let storyboard = UIStoryboard(name: "WeatherViewController", bundle: .main)
        let viewController = storyboard.instantiateInitialViewController() as! WeatherViewController

        return viewController
    }

}

final class ForecastViewController: UIViewController {

    class func viewController() -> ForecastViewController {
        let storyboard = UIStoryboard(name: "WeatherViewController", bundle: .main)
        let viewController = storyboard.instantiateInitialViewController() as! ForecastViewController

        return viewController
    }

}

final class StartViewController: UIViewController {
    func showWeather() {
        let weather = WeatherViewController.viewController()
        present(weather, animated: true, completion: nil)
    }

    func showForecast() {
        let forecast = ForecastViewController.viewController()
        present(forecast, animated: true, completion: nil)
    }
}

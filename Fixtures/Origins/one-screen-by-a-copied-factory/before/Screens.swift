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
        let storyboard = UIStoryboard(name: "Forecast", bundle: .main)
        let viewController = storyboard.instantiateInitialViewController() as! ForecastViewController

        return viewController
    }

    var days = 7

}

final class AlertViewController: UIViewController {

    var isShown = false

    class func viewController() -> AlertViewController {
        let storyboard = UIStoryboard(name: "Forecast", bundle: .main)
        let viewController = storyboard.instantiateViewController(withIdentifier: "Alert") as! AlertViewController

        return viewController
    }

}

final class StartViewController: UIViewController {
    func showAll() {
        let weather = WeatherViewController.viewController()
        present(weather, animated: true, completion: nil)
        let forecast = ForecastViewController.viewController()
        forecast.days = 3
        present(forecast, animated: true, completion: nil)
        present(AlertViewController.viewController(), animated: true, completion: nil)
    }
}

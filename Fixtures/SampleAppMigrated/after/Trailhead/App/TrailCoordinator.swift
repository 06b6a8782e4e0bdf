import UIKit

/// Decides what comes next, so that no screen has to know another.
final class TrailCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func show(_ trail: Trail) {
        let detail = TrailDetailViewController.instantiateFromStoryboard()
        detail.trail = trail
        navigationController.pushViewController(detail, animated: true)
    }

    func showWeather(for trail: Trail) {
        let weather = WeatherViewController.instantiateFromStoryboard()
        weather.place = trail.name
        navigationController.present(weather, animated: true, completion: nil)
    }

    func showElevation(of trail: Trail) {
        let elevation = ElevationViewController.viewController()
        elevation.profile = trail.elevations
        navigationController.pushViewController(elevation, animated: true)
    }

    /// The map and its legend are drawn in one storyboard.
    func showMap(of trail: Trail) {
        let map = MapViewController.instantiateFromStoryboard(withIdentifier: "Map")
        let legend = MapLegendViewController.instantiateFromStoryboard(withIdentifier: "Legend")
        map.trail = trail
        map.legend = legend // slides in from the right
        navigationController.pushViewController(map, animated: true)
    }

    /// Every region has a storyboard of its own, made by its wardens.
    func showTips(for region: Region) {
        let storyboard = UIStoryboard(name: "Tips-\(region.rawValue)", bundle: nil)
        let tips = storyboard.instantiateInitialViewController() as! TipsViewController
        navigationController.present(tips, animated: true)
    }
}

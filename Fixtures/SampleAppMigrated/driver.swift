import UIKit

/// Goes to every screen but that of the elevations: its factory opens the wrong storyboard, and always has.
@MainActor func drive() {
    let delegate = AppDelegate()
    _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let coordinator = TrailCoordinator(navigationController: navigationController)
    let trail = Trail(name: "Ridge", region: .north, elevations: [310, 480, 720])
    coordinator.show(trail)
    coordinator.showWeather(for: trail)
    coordinator.showMap(of: trail)
    coordinator.showTips(for: trail.region)

    let list = TrailListViewController()
    list.trails = [trail]
    list.select(trail)
    list.showTerms()
    list.showFilter()
    TermsViewController().showPrivacy()

    let detail = TrailDetailViewController()
    detail.showPhoto()
    detail.recommend()
}

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let storyboard = UIStoryboard(name: "Trails", bundle: nil)
        let trailList = storyboard.instantiateInitialViewController() as! TrailListViewController
        let navigationController = UINavigationController(rootViewController: trailList)
        let coordinator = TrailCoordinator(navigationController: navigationController)
        trailList.coordinator = coordinator

        window = UIWindow(frame: .zero)
        window?.rootViewController = navigationController
        window?.makeKeyAndVisible()
        return true
    }
}

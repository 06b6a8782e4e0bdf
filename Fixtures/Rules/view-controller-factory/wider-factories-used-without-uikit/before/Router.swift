import Foundation

@MainActor final class Router {
    func routeAll() {
        let map = MapViewController.make()
        map.show()
        HelpViewController.make().show()
    }
}

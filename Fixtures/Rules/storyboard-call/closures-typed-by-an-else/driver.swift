import UIKit

@MainActor func drive() {
    let coordinator = Coordinator()
    coordinator.count()
    coordinator.showLater()
    coordinator.showAndReport()
}

import UIKit

@MainActor func drive() {
    let coordinator = Coordinator()
    print(coordinator.title(), coordinator.name, coordinator.show(0), coordinator.show(1))
    coordinator.report()
}

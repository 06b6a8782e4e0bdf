import UIKit

@MainActor func drive() {
    let coordinator = Coordinator()
    print(coordinator.first(), coordinator.second())
    coordinator.third()
    coordinator.fifth()
    coordinator.sixth()
}

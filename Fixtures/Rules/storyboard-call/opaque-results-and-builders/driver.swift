import UIKit

@MainActor func drive() {
    let coordinator = Coordinator()
    print(type(of: coordinator.first(true)), type(of: coordinator.first(false)), type(of: coordinator.terms))
    print(coordinator.types, coordinator.optionalTypes())
    coordinator.plain()
}

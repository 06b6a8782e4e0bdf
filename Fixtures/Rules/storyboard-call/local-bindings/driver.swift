@MainActor func drive() {
    let coordinator = Coordinator()
    coordinator.showBoth()
    coordinator.showFromClosure { $0() }
    coordinator.showOnDemand()()
    coordinator.showIf(true)
}

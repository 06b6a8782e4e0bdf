@MainActor func drive() {
    let start = StartViewController()
    start.showAll(true)
    start.showAll(false)
}

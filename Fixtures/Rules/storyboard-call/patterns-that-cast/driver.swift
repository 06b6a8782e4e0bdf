@MainActor func drive() {
    let start = StartViewController()
    start.showAll(true)
    precondition(start.title == "New")
}

@MainActor func drive() {
    let start = StartViewController()
    start.showData()
    precondition(start.title == "4")
}

@MainActor func drive() {
    let start = StartViewController()
    start.bind()
    start.compute(true)
    start.control()
    start.describeAll()
    try? start.mark()
    start.fill()
}

@MainActor func drive() {
    try? StartViewController().showAll()
}

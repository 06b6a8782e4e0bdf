@MainActor func drive() {
    StartViewController().showAll()
}

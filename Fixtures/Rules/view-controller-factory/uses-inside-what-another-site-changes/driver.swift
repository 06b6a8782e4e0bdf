@MainActor func drive() {
    StartViewController().showAll()
    StartViewController().showBoth()
}

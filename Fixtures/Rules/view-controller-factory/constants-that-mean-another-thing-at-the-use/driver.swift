@MainActor func drive() {
    StartViewController().showAll(1)
}

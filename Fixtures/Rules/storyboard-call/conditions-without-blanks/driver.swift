@MainActor func drive() {
    StartViewController().showAll(true)
    StartViewController().showAll(false)
}

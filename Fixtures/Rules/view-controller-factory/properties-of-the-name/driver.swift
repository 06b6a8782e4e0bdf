@MainActor func drive() {
    StartViewController().showAll()
    StartViewController().show()
}

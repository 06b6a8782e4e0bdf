@MainActor func drive() {
    AboutViewController().showAll()
}

@MainActor func drive() {
    Coordinator().showTerms()
}

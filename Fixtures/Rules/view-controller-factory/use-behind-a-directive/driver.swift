@MainActor func drive() {
    StartViewController().showTerms()
}

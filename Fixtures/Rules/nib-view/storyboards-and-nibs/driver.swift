@MainActor func drive() {
    AboutViewController().showTerms()
}

@MainActor func drive() {
    TermsTests().testTerms()
}

@MainActor func drive() {
    let about = AboutViewController()
    about.showAnother("Terms")
    about.showTerms()
}

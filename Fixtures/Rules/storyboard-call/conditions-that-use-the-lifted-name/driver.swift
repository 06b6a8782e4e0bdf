@MainActor func drive() {
    let about = AboutViewController()
    about.showTerms()
    about.showTitled()
    about.showEach(1)
    about.showEach(2)
}

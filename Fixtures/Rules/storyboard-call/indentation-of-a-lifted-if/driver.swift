@MainActor func drive() {
    let about = AboutViewController()
    about.showTerms()
    about.showBoth()
    about.showFarIn()
}

@MainActor func drive() {
    let about = AboutViewController()
    about.showTerms()
    about.showEach()
    about.showOrTry(1)
    about.showOnce(true)
    about.showOnce(false)
}

@MainActor func drive() {
    let about = AboutViewController()
    about.showTerms()
    about.showNew(true)
    about.showNew(false)
    about.showAgain()
}

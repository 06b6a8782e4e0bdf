@MainActor func drive() {
    let about = AboutViewController()
    about.showTerms(["New"])
    about.showTerms([])
    about.showAgain(["New"])
    about.showAgain([])
}

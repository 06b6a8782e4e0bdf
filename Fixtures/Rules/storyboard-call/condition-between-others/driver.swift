@MainActor func drive() {
    let about = AboutViewController()
    about.showTerms(["Old"])
    about.showTerms([])
    about.showAgain(["New"])
    about.showAgain([])
}

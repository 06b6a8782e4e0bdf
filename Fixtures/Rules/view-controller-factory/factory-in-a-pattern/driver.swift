@MainActor func drive() {
    let start = StartViewController()
    start.showTerms(Page.terms)
    precondition(start.title == "New")
}

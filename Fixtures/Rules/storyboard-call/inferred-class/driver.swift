@MainActor func drive() {
    let about = AboutViewController()
    print(about.makeTerms().version, about.terms.version)
    about.showTerms()
}

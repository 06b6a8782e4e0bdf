@MainActor func drive() {
    let about = AboutViewController()
    about.bind()
    print(type(of: about.makeTerms()), type(of: about.makeScreen()))
}

@MainActor func drive() {
    let about = AboutViewController()
    about.bind()
    about.bindAnnotated()
    about.assign()
    print(type(of: about.makeTerms()!), type(of: about.makeScreen()!), type(of: about.madeTerms!))
}

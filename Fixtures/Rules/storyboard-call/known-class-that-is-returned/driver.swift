@MainActor func drive() {
    let about = AboutViewController()
    print(type(of: about.makeTerms()), type(of: about.makePrivacy()))
    print(type(of: about.makeFirst()!), type(of: about.first), type(of: about.makeInClosure()))
}

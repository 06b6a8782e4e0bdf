@MainActor func drive() {
    let coordinator = Coordinator()
    coordinator.showTerms()
    print(type(of: coordinator.privacy))
    TermsViewController.makeNew().showPrivacy()
    TermsTests().testThatTheyAreNew()
}

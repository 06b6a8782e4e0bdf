@MainActor func drive() {
    print(TermsViewController.make() == nil, TermsViewController.makeOrStop() == nil)
    print(type(of: TermsViewController.makeScreen()))
}

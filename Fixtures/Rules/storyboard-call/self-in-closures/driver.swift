@MainActor func drive() {
    let terms = TermsViewController.make()
    note(terms.another(), terms.maker()())
}

@MainActor func drive() {
    let terms = TermsViewController()
    print([terms.again(), terms.later()(), Coordinator().anywhere(), Coordinator().there()].count)
}

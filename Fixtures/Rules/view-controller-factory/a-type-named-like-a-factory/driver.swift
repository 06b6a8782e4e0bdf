@MainActor func drive() {
    let start = StartViewController()
    start.showTerms()
    precondition(start.title == "Terms" && PrivacyViewController.count() == 0)
}

@MainActor func drive() {
    let about = AboutViewController()
    about.showTerms()
    about.showPrivacy()
    about.showDoubtful()
}

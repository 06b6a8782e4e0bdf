@MainActor func drive() {
    let about = AboutViewController()
    about.showTerms()
    print(about.showPrivacy())
    print(about.makeTerms()?.title ?? "-")
    about.asserted()
}

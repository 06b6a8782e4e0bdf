@MainActor func drive() {
    let about = AboutViewController()
    about.showOptionally()
}

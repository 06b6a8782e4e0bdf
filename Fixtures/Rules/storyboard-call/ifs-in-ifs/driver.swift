@MainActor func drive() {
    let about = AboutViewController()
    about.showBoth()
    about.showNested(true)
    about.showNested(false)
}

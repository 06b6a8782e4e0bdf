@MainActor func drive() {
    let about = AboutViewController()
    about.showAll()
    about.collect(true)
    about.collect(false)
}

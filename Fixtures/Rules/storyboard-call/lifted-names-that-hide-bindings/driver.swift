@MainActor func drive() {
    let about = AboutViewController()
    about.showEach(["Terms"])
    about.showPage(.named("New"))
    about.showPage(.none)
    about.show("New")
    about.showInBody()
}

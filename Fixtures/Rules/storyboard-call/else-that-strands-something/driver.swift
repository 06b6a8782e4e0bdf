@MainActor func drive() {
    let about = AboutViewController()
    about.showInDo()
    about.showInClosure()
    about.showWithMessage()
    about.showLater()
    about.showEach()
}

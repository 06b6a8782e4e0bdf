@MainActor func drive() {
    let about = AboutViewController()
    about.showOrUse(true)
    about.showOrUse(false)
    about.showOrUseLater(true)
    about.showOrUseLater(false)
}

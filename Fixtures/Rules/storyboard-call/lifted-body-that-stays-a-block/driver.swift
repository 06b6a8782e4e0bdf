@MainActor func drive() {
    let about = AboutViewController()
    about.showDeferred()
    about.showMarked(true)
    about.showMarked(false)
    about.showAfterwards()
    about.showOnOneLine()
}

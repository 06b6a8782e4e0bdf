@MainActor func drive() {
    let about = AboutViewController()
    about.showInCondition()
    about.showInStatement()
    about.showFromBinding()
    about.showFromLine()
    about.showInLeft(about)
}

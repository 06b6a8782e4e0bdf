@MainActor func drive() {
    let about = AboutViewController()
    about.showAll()
    print(about.later?.title ?? "-")
    about.showLater()
    about.showTwice(2)
}

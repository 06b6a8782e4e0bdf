@MainActor func drive() {
    let about = AboutViewController()
    about.showBoth()
    about.showEither(0)
    about.showEither(1)
    about.showOne(true)
    about.showOne(false)
}

@MainActor func drive() {
    let about = AboutViewController()
    about.showBoth(true)
    about.showBoth(false)
    about.showOne(true)
    about.showInClosure()
    print(about.make() == nil)
}

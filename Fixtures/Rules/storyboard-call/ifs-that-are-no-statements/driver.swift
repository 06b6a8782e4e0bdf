@MainActor func drive() {
    let about = AboutViewController()
    print(about.title(false))
    print(about.count())
}

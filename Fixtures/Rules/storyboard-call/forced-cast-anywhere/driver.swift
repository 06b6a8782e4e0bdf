@MainActor func drive() {
    let about = AboutViewController()
    print(about.use(true).version)
}

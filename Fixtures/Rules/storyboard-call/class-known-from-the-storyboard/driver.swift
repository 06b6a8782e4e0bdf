@MainActor func drive() {
    let about = AboutViewController()
    about.bind()
    about.castLater()
    about.unwrap()
}

@MainActor func drive() {
    let about = AboutViewController()
    about.next(.terms)
    about.next(.privacy)
    about.first(.terms)
    about.onStep(.terms)
}

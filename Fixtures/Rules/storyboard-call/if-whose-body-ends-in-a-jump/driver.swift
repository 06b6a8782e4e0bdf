@MainActor func drive() {
    let about = AboutViewController()
    try? about.refuse()
    try? about.refuseAtTheEnd()
}

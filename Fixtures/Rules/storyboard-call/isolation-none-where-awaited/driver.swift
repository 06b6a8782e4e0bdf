@MainActor func drive() {
    Opener().open()
}

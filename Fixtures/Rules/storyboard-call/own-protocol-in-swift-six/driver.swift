@MainActor func drive() {
    Opener().openAll()
}

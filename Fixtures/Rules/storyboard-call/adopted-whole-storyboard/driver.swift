@MainActor func drive() {
    print(Coordinator().screens().count)
}

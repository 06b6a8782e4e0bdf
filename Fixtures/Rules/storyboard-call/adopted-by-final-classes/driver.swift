@MainActor func drive() {
    print(Coordinator().screens().count, Coordinator().nested().count)
}

@MainActor func drive() {
    print([Coordinator().terms(), Coordinator().help()].count)
}

@MainActor func drive() {
    Router().routeAll()
    Coordinator().coordinate()
}

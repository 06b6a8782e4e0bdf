@MainActor func drive() {
    (StartViewController() as any Starting).showAll()
}

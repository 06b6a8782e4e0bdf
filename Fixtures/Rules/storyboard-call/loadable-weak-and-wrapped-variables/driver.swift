@MainActor func drive() {
    StoreViewController().showAll()
}

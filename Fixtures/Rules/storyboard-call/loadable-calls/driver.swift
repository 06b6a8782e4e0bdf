@MainActor func drive() {
    StoreViewController().showAll(page: "Hints")
}

@MainActor func drive() {
    let start = StartViewController()
    start.show("Hints")
    start.showCart()
    start.showTerms()
}

@MainActor func drive() {
    let shelf = ShelfViewController()
    shelf.showLoan()
    shelf.showAgain()
    print(type(of: shelf.makeLoan()))
}

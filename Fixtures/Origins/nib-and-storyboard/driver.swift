@MainActor func drive() {
    let shop = ShopViewController()
    shop.fill()
    shop.shown.forEach { print(type(of: $0)) }
}

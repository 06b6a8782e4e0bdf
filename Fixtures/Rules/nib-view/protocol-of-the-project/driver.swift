@MainActor func drive() {
    print(views().map { "\(type(of: $0))" })
}

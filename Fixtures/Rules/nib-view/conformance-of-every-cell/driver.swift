@MainActor func drive() {
    print(cells().map { "\(type(of: $0))" })
}

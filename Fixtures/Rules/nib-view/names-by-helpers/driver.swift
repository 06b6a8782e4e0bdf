@MainActor func drive() {
    print(make().map { "\(type(of: $0))" }, type(of: helped()))
}

@MainActor func drive() {
    print(type(of: badge()))
}

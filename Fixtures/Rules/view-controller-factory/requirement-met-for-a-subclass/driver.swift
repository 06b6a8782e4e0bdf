@MainActor func drive() {
    print(type(of: first(CoverViewController.self)), type(of: first(Catalogue.self)))
}

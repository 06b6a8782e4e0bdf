@MainActor func drive() {
    print(type(of: PageViewController.make()))
    print(type(of: CoverViewController.make()))
}

@MainActor func drive() {
    print(type(of: TermsViewController.make()))
    print(type(of: PageViewController.make()))
    print(type(of: CoverViewController.make()))
}

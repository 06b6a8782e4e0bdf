@MainActor func drive() {
    TermsViewController.show(from: UIViewController())
}

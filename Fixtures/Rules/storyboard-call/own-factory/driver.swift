@MainActor func drive() {
    print(TermsViewController.viewController().title ?? "")
    print(type(of: PrivacyViewController.make()), type(of: PrivacyViewController.fresh))
    print(HelpViewController.make(page: 2).title ?? "")
}

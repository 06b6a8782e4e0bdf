@MainActor func drive() {
    LegalOpener().showAll()
    let pages = PageOpener()
    pages.showAll()
    pages.present(pages.profile, animated: true)
}

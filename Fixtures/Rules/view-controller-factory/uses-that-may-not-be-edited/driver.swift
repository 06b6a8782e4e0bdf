@MainActor func drive() {
    StartViewController().showAll()
    print(type(of: TermsTests().terms), type(of: Shell().privacy), type(of: Routes.imprint()))
}

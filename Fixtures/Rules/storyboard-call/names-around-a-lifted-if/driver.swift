@MainActor func drive() {
    let about = AboutViewController()
    about.showThenUse()
    about.showThenUseLater()
    about.useThenShow()
    about.nestThenShow()
    about.showOther("Terms")
    about.declareThenShow()
    about.showMember()
}

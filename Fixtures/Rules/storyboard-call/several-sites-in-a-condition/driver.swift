@MainActor func drive() {
    let about = AboutViewController()
    about.guardBoth()
    about.ifBoth()
    about.guardThenMore(true)
    about.guardThenMore(false)
    about.guardAfterMore(true)
    about.guardAfterMore(false)
    about.guardAround(true)
    about.guardAround(false)
    about.ifAfterMore(true)
    about.ifAfterMore(false)
}

@MainActor func drive() {
    let about = AboutViewController()
    about.showConstant()
    about.showRawValue()
    about.showLocal()
    about.showAny("Terms")
}

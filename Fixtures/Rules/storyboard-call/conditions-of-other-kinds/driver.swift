@MainActor func drive() {
    let about = AboutViewController()
    about.guardCase(.terms(title: "T"))
    about.guardCase(.none)
    about.guardBeforeCase(.terms(title: "T"))
    about.guardBeforeCase(.none)
    about.guardAvailable()
    about.showIfAvailable()
    about.showIfOptional("New")
    about.showIfOptional(nil)
    about.showIdentified(["T"])
    about.showIdentified([])
}

@MainActor func drive() {
    let profile = ProfileViewController()
    profile.addIf()
    profile.addIfOfNib()
    profile.addGuarded()
    profile.addOrReturn()
    profile.addIfWanted(true)
    profile.addIfWanted(false)
    profile.addOfObjects()
    profile.addOrSay()
}

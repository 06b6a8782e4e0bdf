@MainActor func drive() {
    let profile = ProfileViewController()
    profile.addBadges()
    profile.addHeaders()
}

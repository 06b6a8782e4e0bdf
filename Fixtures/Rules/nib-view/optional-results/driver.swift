@MainActor func drive() {
    let profile = ProfileViewController()
    profile.take()
    print(type(of: profile.made()), type(of: profile.madeAsView()))
    print(type(of: profile.orEmpty()))
    profile.hide()
}

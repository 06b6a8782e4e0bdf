@MainActor func drive() {
    let box = Box()
    print(box.late.title, box.made.title, box.direct.title, type(of: box.computed))
    let profile = ProfileViewController()
    print(type(of: profile.addAll(box, true)))
    print(profile.names()[0]().title)
}

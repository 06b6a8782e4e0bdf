@MainActor func drive() {
    ProfileViewController().addBadge()
}

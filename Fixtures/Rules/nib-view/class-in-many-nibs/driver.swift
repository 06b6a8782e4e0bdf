@MainActor func drive() {
    ProfileViewController().addAll()
}

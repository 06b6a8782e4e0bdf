@MainActor func drive() {
    ProfileViewController().addAll(.main)
}

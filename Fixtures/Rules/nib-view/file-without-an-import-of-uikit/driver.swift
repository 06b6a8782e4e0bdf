@MainActor func drive() {
    print(Checks.markOfBadge(), Previews.markOfBadge())
}

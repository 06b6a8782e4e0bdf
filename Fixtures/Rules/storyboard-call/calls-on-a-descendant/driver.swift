@MainActor func drive() { make() }

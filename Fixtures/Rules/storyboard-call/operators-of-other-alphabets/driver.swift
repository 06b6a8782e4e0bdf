@MainActor func drive() { measure() }

@MainActor func drive() { go() }

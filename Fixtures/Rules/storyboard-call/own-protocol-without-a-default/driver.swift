@MainActor func drive() { note(make()) }

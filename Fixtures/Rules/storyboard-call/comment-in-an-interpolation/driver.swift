@MainActor func drive() { note(make2()) }

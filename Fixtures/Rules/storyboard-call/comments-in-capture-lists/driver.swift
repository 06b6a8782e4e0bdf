@MainActor func drive() { show() }

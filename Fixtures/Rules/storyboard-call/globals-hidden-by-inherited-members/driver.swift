@MainActor func drive() { Flow().go() }

@MainActor func drive() { VC().go() }

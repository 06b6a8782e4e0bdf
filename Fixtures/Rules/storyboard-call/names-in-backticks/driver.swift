@MainActor func drive() { if false { go() }; note(2) }

@MainActor func drive() { note(C().go()); note(D<Low>().go()) }

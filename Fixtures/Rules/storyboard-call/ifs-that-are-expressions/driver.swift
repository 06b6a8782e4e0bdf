@MainActor func drive() { note(make()); note(make2(true)); note(f()) }

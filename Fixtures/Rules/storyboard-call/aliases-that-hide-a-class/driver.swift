@MainActor func drive() { note(type(of: Flow.make())) }

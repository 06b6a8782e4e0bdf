@MainActor func drive() { note(type(of: Screen.make())) }

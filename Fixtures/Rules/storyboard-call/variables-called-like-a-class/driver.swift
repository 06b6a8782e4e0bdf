@MainActor func drive() { note(type(of: make())); note(type(of: Flow().show())) }

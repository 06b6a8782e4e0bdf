@MainActor func drive() { go(); Mid.make(); note(1) }

@MainActor func drive() { make(); Other().print2(); note(Other.make()) }

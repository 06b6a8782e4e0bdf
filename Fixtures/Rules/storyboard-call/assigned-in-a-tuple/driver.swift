@MainActor func drive() { make(); let f = Flow(); f.change(); f.show() }

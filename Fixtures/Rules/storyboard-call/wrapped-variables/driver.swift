@MainActor func drive() { let f = Flow(); f.show(); f.show2() }

@MainActor func drive() { try! Coordinator().go3() }

@MainActor func drive() { Flow().go(); Flow().go2() }

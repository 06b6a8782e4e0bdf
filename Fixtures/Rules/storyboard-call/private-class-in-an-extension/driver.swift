@MainActor func drive() { if false { Flow.go(); Flow.go2() } }

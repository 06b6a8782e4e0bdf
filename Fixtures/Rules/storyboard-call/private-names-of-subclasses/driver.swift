@MainActor func drive() { make(); Sub.go2() }

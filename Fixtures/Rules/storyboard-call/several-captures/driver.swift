@MainActor func drive() { Flow().goAll(); Flow().goWithSelf(); Flow().goLast() }

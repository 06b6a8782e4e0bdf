@MainActor func drive() { Flow().go(false); note(1) }

@MainActor func drive() { go(); let f = Flow(); f.c(); f.d(); f.go(); go3(); Flow4().go() }

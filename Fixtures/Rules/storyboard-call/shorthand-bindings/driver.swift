@MainActor func drive() { VC().viewDidLoad() }

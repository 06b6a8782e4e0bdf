@MainActor func drive() { openAll(in: UIViewController()) }

@MainActor func drive() { make(nav: Nav()) { note($0) }; VC().go() }

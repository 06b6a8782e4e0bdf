@MainActor func drive() { make(); note(Sub.storyboardName) }

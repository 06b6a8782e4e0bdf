@MainActor func drive() { make(); note(SubSub.storyboardName) }

import InterfaceBuilder
import Testing

@Suite("Scenes")
struct SceneTests {
    @Test func anEmptyFileIsRefused() {
        #expect(throws: InterfaceError(line: nil, cause: .empty)) { try InterfaceDocument(path: "A.storyboard", bytes: []) }
    }
}

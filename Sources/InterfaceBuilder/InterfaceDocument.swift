/// One `.storyboard` or `.xib`, as far as its classes, names and scenes go.
package struct InterfaceDocument: Sendable {
    package enum Kind: Sendable { case storyboard, nib }

    package enum Platform: Sendable { case iOS, tvOS, watchOS, macOS, unknown }

    /// Relative to the project's root.
    package let path: String
    package let kind: Kind
    package let platform: Platform
    package let isLaunchScreen: Bool
    /// A storyboard's scenes in the file's order; a nib has none.
    package let scenes: [InterfaceScene]
    /// The object that the document names as its initial view controller, whether a scene has it or not.
    package let initialObjectID: String?
    /// A nib's objects at top level in the file's order, without the placeholders (File's Owner, First Responder and the like).
    package let roots: [InterfaceObject]
    /// A nib's File's Owner.
    package let owner: InterfaceOwner?

    package var initialScene: InterfaceScene? {
        guard let initialObjectID else { return nil }
        return scenes.first { $0.object.objectID == initialObjectID }
    }

    package func scenes(withIdentifier identifier: String) -> [InterfaceScene] {
        scenes.filter { $0.identifier == identifier }
    }

    /// Reads any bytes. Nothing that they name is looked up, neither on disk nor anywhere else.
    package init(path: String, bytes: [UInt8]) throws(InterfaceError) {
        let reading = try DocumentReading(XMLText(bytes))
        self.path = path
        kind = Kind(type: reading.root?["type"], path: path)
        platform = reading.platform
        isLaunchScreen = reading.root?["launchScreen"] == "YES"
        scenes = reading.scenes
        initialObjectID = reading.root?["initialViewController"]
        roots = reading.roots
        owner = reading.owner
    }
}

extension InterfaceDocument.Kind {
    /// By the document's type; by the file's name if it has none.
    init(type: String?, path: String) {
        let isStoryboard = type.map { $0.contains("Storyboard") } ?? path.hasSuffix(".storyboard")
        self = isStoryboard ? .storyboard : .nib
    }
}

extension InterfaceDocument.Platform {
    /// A document's type will do as well.
    init(runtime: String) {
        let known: [(part: String, platform: Self)] = [
            ("CocoaTouch", .iOS), ("AppleTV", .tvOS), ("atchKit", .watchOS), ("Cocoa", .macOS),
        ]
        self = known.first { runtime.contains($0.part) }?.platform ?? .unknown
    }
}

/// What is gathered from the elements of a document as they go by.
///
/// Most elements lie inside views and are only counted; the stack holds the few places where something is said.
struct DocumentReading {
    private enum Place {
        case document, scenes, scene, sceneObjects, sceneObject, sceneConnections
        case objects, object, owner, ownerSettings
    }

    private(set) var root: XMLElement?
    private(set) var scenes: [InterfaceScene] = []
    private(set) var roots: [InterfaceObject] = []

    private var places: [Place] = []
    /// Open elements inside the innermost place that say nothing.
    private var passedOver = 0
    /// The objects of the scene that is open.
    private var candidates: [SceneCandidate] = []
    private var ownerElement: XMLElement?
    private var ownerHasSettings = false
    /// The objects of a nib to which connections of others lead.
    private var destinations: Set<String> = []

    var platform: InterfaceDocument.Platform { InterfaceDocument.Platform(runtime: root?["targetRuntime"] ?? root?["type"] ?? "") }

    var owner: InterfaceOwner? {
        ownerElement.map { element in
            let isReached = ownerHasSettings || destinations.contains(element["id"] ?? "")
            return InterfaceOwner(customClass: InterfaceClass(element), hasConnections: isReached)
        }
    }

    /// Whether the root element was closed.
    var isClosed: Bool { root != nil && places.isEmpty }

    mutating func begin(_ element: XMLElement) {
        if places.count > 1, places[1] == .objects { noteDestination(element) }
        guard passedOver == 0, let place = enter(element) else {
            passedOver += 1
            return
        }
        places.append(place)
    }

    mutating func end() {
        guard passedOver == 0 else {
            passedOver -= 1
            return
        }
        if places.popLast() == .scene { closeScene() }
    }

    /// The place that an element opens in the innermost one; nil if nothing inside it is of interest.
    private mutating func enter(_ element: XMLElement) -> Place? {
        switch (places.last, element.name) {
        case (nil, _): return enterDocument(element)
        case (.document, "scenes"): return .scenes
        case (.scenes, "scene"): return .scene
        case (.scene, "objects"): return .sceneObjects
        case (.sceneObjects, _): return enterSceneObject(element)
        case (.sceneObject, "connections"): return .sceneConnections
        case (.sceneConnections, "segue"): return noteSegue(element)
        case (.document, "objects"): return .objects
        case (.objects, _): return enterObject(element)
        case (.owner, "connections"), (.owner, "userDefinedRuntimeAttributes"): return .ownerSettings
        case (.ownerSettings, _): return noteSetting()
        default: return nil
        }
    }

    private mutating func enterDocument(_ element: XMLElement) -> Place {
        root = element
        return .document
    }

    private mutating func enterSceneObject(_ element: XMLElement) -> Place {
        candidates.append(SceneCandidate(element: element))
        return .sceneObject
    }

    private mutating func noteSegue(_ element: XMLElement) -> Place? {
        guard element["kind"] == "relationship", let destination = element["destination"] else { return nil }
        candidates[candidates.count - 1].childObjectIDs.append(destination)
        return nil
    }

    private mutating func closeScene() {
        let controller =
            candidates.first { $0.isMarkedAsController } ?? candidates.first { $0.isNamedLikeController }
        if let controller { scenes.append(controller.scene(on: platform)) }
        candidates = []
    }

    private mutating func enterObject(_ element: XMLElement) -> Place? {
        if element.isFilesOwner {
            ownerElement = ownerElement ?? element
            return .owner
        }
        if !element.isPlaceholder { roots.append(InterfaceObject(element, on: platform)) }
        return nil
    }

    private mutating func noteSetting() -> Place? {
        ownerHasSettings = true
        return nil
    }

    private mutating func noteDestination(_ element: XMLElement) {
        if let destination = element["destination"] { destinations.insert(destination) }
        // An action's receiver on macOS.
        if let target = element["target"] { destinations.insert(target) }
    }
}

extension DocumentReading {
    /// What the whole of a file says.
    init(_ text: XMLText) throws(InterfaceError) {
        try ByteCheck.check(text)
        self.init()
        let fault = XMLScan.read(text, into: &self)
        // On Linux the parser hands over a name that is cut off by the end of the file, too.
        if let root, !text.bytes.reversed().starts(with: root.name.utf8.reversed()) { try Self.check(root) }
        if let fault { throw InterfaceError(fault, in: text, isClosed: isClosed) }
    }

    private static func check(_ root: XMLElement) throws(InterfaceError) {
        switch root.name {
        case "document": return
        case "archive": throw InterfaceError(line: root.line, cause: .oldFormat)
        case let name: throw InterfaceError(line: root.line, cause: .root(name))
        }
    }
}

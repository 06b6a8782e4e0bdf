internal import FoundationXML

/// What an Interface Builder file says about its scenes.
final class StoryboardFile: NSObject {
    /// The folder that the environment's `STORYBOARDS` names: where the storyboards are, at any depth.
    static let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["STORYBOARDS"] ?? ".")

    private(set) var scenes: [String: Scene] = [:]
    private(set) var initialSceneID: String?
    /// The scene whose element is open.
    private var openID: String?

    init?(named name: String) {
        super.init()
        guard let parser = Self.location(of: "\(name).storyboard").flatMap(XMLParser.init(contentsOf:)) else { return nil }
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func scene(withIdentifier identifier: String) -> Scene? {
        scenes.values.first { $0.identifier == identifier }
    }

    private static func location(of fileName: String) -> URL? {
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .lazy.compactMap { $0 as? URL }
            .first { $0.lastPathComponent == fileName }
    }
}

extension StoryboardFile: XMLParserDelegate {
    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "document" {
            initialSceneID = attributes["initialViewController"]
        } else if let baseClass = Scene.baseClasses[element], let id = attributes["id"] {
            scenes[id] = Scene(baseClass: baseClass, attributes: attributes)
            openID = id
        } else if element == "segue", attributes["kind"] == "relationship", let openID {
            scenes[openID]?.childIDs.append(attributes["destination"] ?? "")
        }
    }
}

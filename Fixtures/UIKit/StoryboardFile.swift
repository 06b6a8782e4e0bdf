internal import FoundationXML

/// What an Interface Builder file says about its scenes.
final class StoryboardFile: NSObject {
    private(set) var scenes: [String: Scene] = [:]
    private(set) var initialSceneID: String?
    /// The scene whose element is open.
    private var openID: String?

    init?(named name: String) {
        super.init()
        guard let parser = InterfaceFolder.location(of: "\(name).storyboard").flatMap(XMLParser.init(contentsOf:)) else { return nil }
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func scene(withIdentifier identifier: String) -> Scene? {
        scenes.values.first { $0.identifier == identifier }
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

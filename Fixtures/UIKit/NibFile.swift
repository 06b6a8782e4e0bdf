internal import FoundationXML

/// What an Interface Builder file says about the objects of a nib.
final class NibFile: NSObject {
    /// The objects at top level, in their order.
    private(set) var roots: [NibObject] = []
    /// Whether something is done with the nib's owner: it has a class, or is connected to a view.
    private(set) var concernsOwner = false
    /// The names of the open elements.
    private var path: [String] = []

    init?(named name: String) {
        super.init()
        guard let parser = InterfaceFolder.location(of: "\(name).xib").flatMap(XMLParser.init(contentsOf:)) else { return nil }
        parser.delegate = self
        guard parser.parse() else { return nil }
    }
}

extension NibFile: XMLParserDelegate {
    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let isOwner = attributes["placeholderIdentifier"] == "IBFilesOwner"
        if isOwner && attributes["customClass"] != nil || path.contains("placeholder") && element == "outlet" { concernsOwner = true }
        if attributes["destination"] == "-1" { concernsOwner = true }
        if path == ["document", "objects"], element != "placeholder" {
            roots.append(NibObject(element: element, attributes: attributes))
        }
        path.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }
}

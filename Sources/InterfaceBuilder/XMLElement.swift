/// A start tag.
struct XMLElement {
    let name: String
    let attributes: [String: String]
    /// Where the tag ends, 1-based.
    let line: Int

    /// An attribute's value; an empty one counts as none.
    func value(_ attribute: String) -> String? {
        Self.value(attribute, of: attributes)
    }

    static func value(_ attribute: String, of attributes: [String: String]) -> String? {
        guard let value = attributes[attribute], !value.isEmpty else { return nil }
        return value
    }

    /// In a nib for macOS the placeholders are custom objects with fixed, negative IDs.
    var isFilesOwner: Bool {
        attributes["placeholderIdentifier"] == "IBFilesOwner" || name == "customObject" && attributes["id"] == "-2"
    }

    /// Whether it stands for an object that loading the nib does not make.
    var isPlaceholder: Bool {
        name == "placeholder" || attributes["id"]?.utf8.first == UInt8(ascii: "-")
    }
}

extension InterfaceObject {
    init(_ element: XMLElement, on platform: InterfaceDocument.Platform) {
        self.init(
            element: element.name,
            objectID: element.attributes["id"] ?? "",
            customClass: InterfaceClass(element.attributes),
            systemClass: SystemClassName.of(element.name, on: platform),
            line: element.line
        )
    }
}

extension InterfaceClass {
    /// Nil without a name.
    init?(_ attributes: [String: String]) {
        guard let name = XMLElement.value("customClass", of: attributes) else { return nil }
        let isFromTarget = attributes["customModuleProvider"] == "target"
        self.init(name: name, module: XMLElement.value("customModule", of: attributes), isFromTarget: isFromTarget)
    }
}

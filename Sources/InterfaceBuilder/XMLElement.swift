/// A start tag.
struct XMLElement {
    let name: String
    let attributes: [String: String]
    /// Where the tag begins, 1-based.
    let line: Int

    /// An attribute's value; an empty one counts as none.
    subscript(_ attribute: String) -> String? {
        guard let value = attributes[attribute], !value.isEmpty else { return nil }
        return value
    }

    /// In a nib for macOS the placeholders are custom objects with fixed, negative IDs.
    var isFilesOwner: Bool {
        self["placeholderIdentifier"] == "IBFilesOwner" || name == "customObject" && self["id"] == "-2"
    }

    /// Whether it stands for an object that loading the nib does not make.
    var isPlaceholder: Bool {
        name == "placeholder" || self["id"]?.utf8.first == UInt8(ascii: "-")
    }
}

extension InterfaceObject {
    init(_ element: XMLElement, on platform: InterfaceDocument.Platform) {
        self.init(
            element: element.name,
            objectID: element["id"] ?? "",
            customClass: InterfaceClass(element),
            systemClass: SystemClassName.of(element.name, on: platform),
            line: element.line
        )
    }
}

extension InterfaceClass {
    /// Nil without a name.
    init?(_ element: XMLElement) {
        guard let name = element["customClass"] else { return nil }
        self.init(name: name, module: element["customModule"], isFromTarget: element["customModuleProvider"] == "target")
    }
}

/// A start tag. Its attributes are decoded when they are asked for: most never are.
struct XMLElement {
    /// An attribute's name, and its value as written between the quotation marks.
    struct Attribute {
        let name: Range<Int>
        let value: Range<Int>
    }

    /// Of the whole file.
    let bytes: [UInt8]
    let nameRange: Range<Int>
    let attributes: [Attribute]
    /// Where the tag begins, 1-based.
    let line: Int

    var name: String { String(decoding: bytes[nameRange], as: UTF8.self) }

    /// An attribute's value; an empty one counts as none.
    subscript(_ attribute: String) -> String? {
        guard let range = attributes.first(where: { bytes[$0.name].elementsEqual(attribute.utf8) })?.value, !range.isEmpty else {
            return nil
        }
        return XMLReference.decoded(bytes[range])
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

import SourceText

extension XMLScanner {
    mutating func readStartTag(into reading: inout DocumentReading) throws(InterfaceError) {
        let start = offset
        offset += 1
        let name = try readName()
        if open.isEmpty { try checkRoot(name, at: start) }
        var attributes: [XMLElement.Attribute] = []
        while try hasAttribute() { try readAttribute(into: &attributes) }
        reading.begin(XMLElement(bytes: bytes, nameRange: name, attributes: attributes, line: lines.position(of: start).line))
        if bytes[offset] == UInt8(ascii: "/") {
            reading.end()
            offset += 1
        } else {
            open.append(name)
        }
        offset += 1
    }

    mutating func readEndTag(into reading: inout DocumentReading) throws(InterfaceError) {
        let start = offset
        offset += 2
        let name = try readName()
        skipBlank()
        guard offset < bytes.count else { throw error(.truncated) }
        guard bytes[offset] == UInt8(ascii: ">") else { throw error(.notXML("an end tag that is not finished")) }
        guard let last = open.popLast(), bytes[last].elementsEqual(bytes[name]) else {
            throw error(.notXML("an end tag that does not fit its start tag"), at: start)
        }
        offset += 1
        reading.end()
    }

    private mutating func checkRoot(_ name: Range<Int>, at start: Int) throws(InterfaceError) {
        guard !hasRoot else { throw error(.notXML("a second element at the root"), at: start) }
        hasRoot = true
        guard offset < bytes.count else { throw error(.truncated) }
        switch String(decoding: bytes[name], as: UTF8.self) {
        case "document": return
        case "archive": throw error(.oldFormat, at: start)
        case let other: throw error(.root(other), at: start)
        }
    }

    /// Whether another attribute stands before the end of the tag, at which the offset is left.
    private mutating func hasAttribute() throws(InterfaceError) -> Bool {
        let start = offset
        skipBlank()
        guard offset < bytes.count else { throw error(.truncated) }
        if bytes[offset] == UInt8(ascii: ">") { return false }
        if bytes[offset] == UInt8(ascii: "/") {
            guard offset + 1 < bytes.count else { throw error(.truncated) }
            guard bytes[offset + 1] == UInt8(ascii: ">") else { throw error(.notXML("a tag that is not finished")) }
            return false
        }
        guard offset > start else { throw error(.notXML("a tag in which a space is missing")) }
        return true
    }

    private mutating func readAttribute(into attributes: inout [XMLElement.Attribute]) throws(InterfaceError) {
        let start = offset
        let name = try readName()
        skipBlank()
        try expect("=", or: "an attribute without a value")
        skipBlank()
        let value = try readValue()
        guard !attributes.contains(where: { bytes[$0.name].elementsEqual(bytes[name]) }) else {
            throw error(.notXML("an attribute that is given twice"), at: start)
        }
        attributes.append(XMLElement.Attribute(name: name, value: value))
    }

    /// What stands between the quotation marks.
    private mutating func readValue() throws(InterfaceError) -> Range<Int> {
        let quote = offset < bytes.count ? bytes[offset] : 0
        if quote == UInt8(ascii: "'") { offset += 1 } else { try expect("\"", or: "a value without quotation marks") }
        let start = offset
        while offset < bytes.count, bytes[offset] != quote {
            if bytes[offset] == UInt8(ascii: "<") { throw error(.notXML("a < in a value")) }
            if bytes[offset] == UInt8(ascii: "&") { try skipReference() } else { offset += 1 }
        }
        guard offset < bytes.count else { throw error(.truncated) }
        offset += 1
        return start..<(offset - 1)
    }

    private mutating func readName() throws(InterfaceError) -> Range<Int> {
        let start = offset
        while offset < bytes.count, Self.isNamePart(bytes[offset], atStart: offset == start) { offset += 1 }
        guard offset > start else { throw error(offset == bytes.count ? .truncated : .notXML("a tag or an attribute without a name")) }
        return start..<offset
    }

    private mutating func expect(_ text: StaticString, or problem: String) throws(InterfaceError) {
        guard offset < bytes.count else { throw error(.truncated) }
        guard isAt(text) else { throw error(.notXML(problem)) }
        offset += text.utf8CodeUnitCount
    }

    /// Beyond ASCII every character is taken for a letter.
    private static func isNamePart(_ byte: UInt8, atStart: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
            true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !atStart
        default: false
        }
    }
}

import SourceText

/// Reads XML as Interface Builder writes it: elements, attributes, comments and text, without a document type.
///
/// Foundation's parser goes on after an error and tells the last one's line, and what it accepts differs between systems;
/// this one stops at the first. It calls nothing twice as deep for a document that is nested twice as deep.
struct XMLScanner {
    let bytes: [UInt8]
    let lines: LineIndex
    /// The byte that is read next.
    var offset = 0
    /// The names of the elements that are open.
    var open: [Range<Int>] = []
    var hasRoot = false

    /// - Parameter bytes: UTF-8.
    init(_ bytes: [UInt8], lines: LineIndex) {
        self.bytes = bytes
        self.lines = lines
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// Hands over each element in the file's order.
    mutating func read(into reading: inout DocumentReading) throws(InterfaceError) {
        if isAt("<?xml") { try skipDeclaration() }
        while true {
            try skipText()
            guard offset < bytes.count else { break }
            if isAt("<!") || isAt("<?") {
                try skipMarkup()
            } else if isAt("</") {
                try readEndTag(into: &reading)
            } else {
                try readStartTag(into: &reading)
            }
        }
        guard hasRoot, open.isEmpty else { throw error(.truncated) }
    }

    /// An encoding that is honoured could make other text of the same bytes.
    private mutating func skipDeclaration() throws(InterfaceError) {
        let start = offset
        try skip(past: "?>")
        let parts = bytes[start..<offset].split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
        let index = parts.firstIndex { $0.drop(while: isBlank).starts(with: "encoding".utf8) }
        guard let index, index + 1 < parts.count else { return }
        let name = String(decoding: parts[index + 1], as: UTF8.self)
        guard ["utf-8", "us-ascii"].contains(name.lowercased()) else { throw error(.encoding(name.filter { !$0.isNewline }), at: start) }
    }

    private mutating func skipText() throws(InterfaceError) {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
            if open.isEmpty, !isBlank(bytes[offset]) {
                throw error(.notXML(hasRoot ? "text after the last element" : "text before the first element"))
            }
            if bytes[offset] == UInt8(ascii: "&") { try skipReference() } else { offset += 1 }
        }
    }

    private mutating func skipMarkup() throws(InterfaceError) {
        if isAt("<!--") {
            try skipComment()
        } else if isAt("<![CDATA["), !open.isEmpty {
            try skip(past: "]]>")
        } else if isAt("<?") {
            guard !isAt("<?xml ") else { throw error(.notXML("an XML declaration that is not at the beginning")) }
            try skip(past: "?>")
        } else {
            throw error(isAt("<!DOCTYPE") ? .documentType : bytes.count - offset < 9 ? .truncated : .notXML("a < that begins no tag"))
        }
    }

    private mutating func skipComment() throws(InterfaceError) {
        offset += 4
        let start = offset
        try skip(past: "--")
        guard offset < bytes.count else { throw error(.truncated) }
        guard bytes[offset] == UInt8(ascii: ">") else { throw error(.notXML("two hyphens in a comment"), at: start) }
        offset += 1
    }

    mutating func skipReference() throws(InterfaceError) {
        let rest = bytes[offset...].prefix(XMLReference.longest)
        let unknown = InterfaceError.Cause.notXML("an & that begins no known entity")
        guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "<") }) else {
            throw error(rest.count < XMLReference.longest ? .truncated : unknown)
        }
        guard bytes[end] == UInt8(ascii: ";"), XMLReference.scalar(of: bytes[offset...end]) != nil else { throw error(unknown) }
        offset = end + 1
    }

    private mutating func skip(past end: StaticString) throws(InterfaceError) {
        while !isAt(end) {
            guard offset < bytes.count else { throw error(.truncated) }
            offset += 1
        }
        offset += end.utf8CodeUnitCount
    }

    mutating func skipBlank() {
        while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    }

    func isAt(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<(offset + $0.count)]) }
    }

    func error(_ cause: InterfaceError.Cause, at place: Int? = nil) -> InterfaceError {
        InterfaceError(line: lines.position(of: place ?? offset).line, cause: cause)
    }
}

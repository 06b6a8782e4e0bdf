/// Reads JSON that may have comments, and commas before a closing bracket. Foundation's reader tells no lines.
struct JSONReader {
    /// A configuration needs two; the limit keeps hostile files off the end of the stack.
    private static let deepest = 32

    /// UTF-8 without a byte order mark.
    let bytes: [UInt8]
    private(set) var offset = 0
    /// 1-based.
    private(set) var line = 1

    /// The value of a file.
    /// - Throws: the first fault, for any bytes that are no JSON in UTF-8.
    static func value(in bytes: [UInt8]) throws(JSONFault) -> JSONValue {
        var reader = JSONReader(bytes: Array(bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)))
        try reader.checkEncoding()
        let value = try reader.readValue(depth: 0)
        try reader.skipBlank()
        guard reader.peek() == nil else { throw reader.fault("expected nothing more, found \(reader.found)") }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The byte so far ahead; nil past the end.
    func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// Moves behind the next byte.
    @discardableResult
    mutating func take() -> UInt8? {
        guard let byte = peek() else { return nil }
        offset += 1
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && peek() != UInt8(ascii: "\n") { line += 1 }
        return byte
    }

    func fault(_ message: String) -> JSONFault {
        JSONFault(line: line, message: message)
    }

    /// What comes next, in words.
    var found: String {
        let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
        return scalar.map { $0.value < 0x20 ? "a control character" : "'\($0)'" } ?? "the end of the file"
    }

    private func checkEncoding() throws(JSONFault) {
        let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
        guard repaired != bytes else { return }
        let good = zip(repaired, bytes).prefix { $0 == $1 }.count
        var reader = self
        while reader.offset < good { reader.take() }
        throw reader.fault("the file is not UTF-8")
    }

    private mutating func readValue(depth: Int) throws(JSONFault) -> JSONValue {
        try skipBlank()
        guard depth < Self.deepest else { throw fault("the values are nested deeper than \(Self.deepest)") }
        let start = line
        let content: JSONValue.Content =
            switch peek() {
            case UInt8(ascii: "{"): .object(try readMembers(depth: depth))
            case UInt8(ascii: "["): .list(try readElements(depth: depth))
            case UInt8(ascii: "\""): .text(try readText())
            default: try readWord()
            }
        return JSONValue(line: start, content: content)
    }

    private mutating func readElements(depth: Int) throws(JSONFault) -> [JSONValue] {
        let start = line
        take()
        var elements: [JSONValue] = []
        while try !skip("]", of: "'[' of line \(start)") {
            elements.append(try readValue(depth: depth + 1))
            try skipComma(before: "]")
        }
        return elements
    }

    private mutating func readMembers(depth: Int) throws(JSONFault) -> [JSONMember] {
        let start = line
        take()
        var members: [JSONMember] = []
        while try !skip("}", of: "'{' of line \(start)") {
            let member = try readMember(depth: depth)
            if let twin = members.first(where: { $0.name == member.name }) {
                throw JSONFault(line: member.line, message: "'\(member.name)' stands on line \(twin.line) already")
            }
            members.append(member)
            try skipComma(before: "}")
        }
        return members
    }

    private mutating func readMember(depth: Int) throws(JSONFault) -> JSONMember {
        guard peek() == UInt8(ascii: "\"") else { throw fault("expected a name in double quotes, found \(found)") }
        let start = line
        let name = try readText()
        try skipBlank()
        guard peek() == UInt8(ascii: ":") else { throw fault("expected ':' after '\(name)', found \(found)") }
        take()
        return JSONMember(name: name, line: start, value: try readValue(depth: depth + 1))
    }

    private mutating func readWord() throws(JSONFault) -> JSONValue.Content {
        let start = offset
        while let byte = peek(), isOfWord(byte) { take() }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        switch word {
        case "null": return .null
        case "true", "false": return .flag(word == "true")
        case "": throw fault("expected a value, found \(found)")
        default:
            guard word.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/#) != nil else {
                throw fault("expected a value, found '\(word)'")
            }
            return .number(word)
        }
    }
}

/// Also of words that mean nothing, so that they are named whole.
private func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), 0x80...: true
    default: false
    }
}

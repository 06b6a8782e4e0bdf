/// Reads the values of an OpenStep property list one after the other.
struct PropertyListReader {
    /// Project files reach seven; the limit keeps hostile ones off the end of the stack.
    private static let deepest = 64

    var cursor: ByteCursor

    init(_ bytes: [UInt8]) {
        cursor = ByteCursor(bytes)
        cursor.skipByteOrderMark()
    }

    mutating func document() throws(PropertyListFault) -> PropertyListValue {
        let root = try value(depth: 0)
        try skipBlank()
        guard cursor.isAtEnd else { throw fault(.trailingText) }
        return root
    }

    func fault(_ cause: PropertyListError.Cause) -> PropertyListFault {
        PropertyListFault(offset: cursor.offset, cause: cause)
    }

    private mutating func value(depth: Int) throws(PropertyListFault) -> PropertyListValue {
        try skipBlank()
        guard depth < Self.deepest else { throw fault(.tooDeep) }
        let start = cursor.offset
        let content = try content(depth: depth)
        return PropertyListValue(content: content, range: start..<cursor.offset)
    }

    private mutating func content(depth: Int) throws(PropertyListFault) -> PropertyListValue.Content {
        switch cursor.peek() {
        case UInt8(ascii: "{"): .dictionary(try entries(depth: depth))
        case UInt8(ascii: "("): .array(try elements(depth: depth))
        case UInt8(ascii: "<"): .data(try data())
        default: .string(try string(expecting: "a value"))
        }
    }

    private mutating func entries(depth: Int) throws(PropertyListFault) -> [PropertyListEntry] {
        cursor.advance()
        var entries: [PropertyListEntry] = []
        while try !skip(UInt8(ascii: "}")) {
            entries.append(try entry(depth: depth))
        }
        return entries
    }

    private mutating func entry(depth: Int) throws(PropertyListFault) -> PropertyListEntry {
        let start = cursor.offset
        let key = try string(expecting: "a key or `}`")
        let keyRange = start..<cursor.offset
        guard try skip(UInt8(ascii: "=")) else {
            throw fault(cursor.peek() == UInt8(ascii: ":") ? .unsupported(.json) : .expected("`=` after a key"))
        }
        let value = try value(depth: depth + 1)
        guard try skip(UInt8(ascii: ";")) else { throw fault(.expected("`;` after a value")) }
        return PropertyListEntry(key: key, keyRange: keyRange, value: value)
    }

    private mutating func elements(depth: Int) throws(PropertyListFault) -> [PropertyListValue] {
        cursor.advance()
        var elements: [PropertyListValue] = []
        while try !skip(UInt8(ascii: ")")) {
            elements.append(try value(depth: depth + 1))
            if try skip(UInt8(ascii: ",")) { continue }
            guard cursor.peek() == UInt8(ascii: ")") else { throw fault(.expected("`,` or `)` after an element")) }
        }
        return elements
    }

    /// Moves behind a byte, and the blank before it, if it is the next.
    private mutating func skip(_ byte: UInt8) throws(PropertyListFault) -> Bool {
        try skipBlank()
        guard cursor.peek() == byte else { return false }
        cursor.advance()
        return true
    }

    private mutating func skipBlank() throws(PropertyListFault) {
        while true {
            cursor.skip(while: isBlank)
            if cursor.starts(with: "//") {
                cursor.skip { !isLineEnd($0) }
            } else if cursor.starts(with: "/*") {
                let start = cursor.offset
                guard cursor.skip(past: "*/") else { throw PropertyListFault(offset: start, cause: .unterminatedComment) }
            } else {
                return
            }
        }
    }
}

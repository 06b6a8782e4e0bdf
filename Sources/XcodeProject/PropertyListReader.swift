/// Reads the values of an OpenStep property list one after the other.
struct PropertyListReader {
    /// Project files reach seven; the limit keeps hostile ones off the end of the stack.
    private static let deepest = 64

    var cursor: ByteCursor
    private var nodes: [PropertyListNode] = []

    /// All nodes in the order of the text.
    static func nodes(of bytes: UnsafeBufferPointer<UInt8>) throws(PropertyListFault) -> [PropertyListNode] {
        var reader = PropertyListReader(bytes)
        try reader.readDocument()
        return reader.nodes
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        cursor = ByteCursor(bytes)
        cursor.skipByteOrderMark()
        // What Xcode writes has a value in every 28 bytes.
        nodes.reserveCapacity(bytes.count / 24)
    }

    private mutating func readDocument() throws(PropertyListFault) {
        try readValue(depth: 0)
        try skipBlank()
        guard cursor.isAtEnd else { throw fault(.trailingText) }
    }

    func fault(_ cause: PropertyListError.Cause) -> PropertyListFault {
        PropertyListFault(offset: cursor.offset, cause: cause)
    }

    /// Adds a node that ends here.
    mutating func append(_ kind: PropertyListNode.Kind, from start: Int) {
        nodes.append(PropertyListNode(kind: kind, start: start, end: cursor.offset, next: nodes.count + 1))
    }

    private mutating func readValue(depth: Int) throws(PropertyListFault) {
        try skipBlank()
        guard depth < Self.deepest else { throw fault(.tooDeep) }
        switch cursor.peek() {
        case UInt8(ascii: "{"): try readEntries(depth: depth)
        case UInt8(ascii: "("): try readElements(depth: depth)
        case UInt8(ascii: "<"): try readData()
        default: try readString(expecting: "a value")
        }
    }

    private mutating func readEntries(depth: Int) throws(PropertyListFault) {
        let node = open(.dictionary)
        while try !skip(UInt8(ascii: "}")) {
            try readEntry(depth: depth)
        }
        close(node)
    }

    private mutating func readEntry(depth: Int) throws(PropertyListFault) {
        try readString(expecting: "a key or `}`")
        guard try skip(UInt8(ascii: "=")) else {
            throw fault(cursor.peek() == UInt8(ascii: ":") ? .unsupported(.json) : .expected("`=` after a key"))
        }
        try readValue(depth: depth + 1)
        guard try skip(UInt8(ascii: ";")) else { throw fault(.expected("`;` after a value")) }
    }

    private mutating func readElements(depth: Int) throws(PropertyListFault) {
        let node = open(.array)
        while try !skip(UInt8(ascii: ")")) {
            try readValue(depth: depth + 1)
            if try skip(UInt8(ascii: ",")) { continue }
            guard cursor.peek() == UInt8(ascii: ")") else { throw fault(.expected("`,` or `)` after an element")) }
        }
        close(node)
    }

    /// Adds the node of a container and moves behind its bracket.
    private mutating func open(_ kind: PropertyListNode.Kind) -> Int {
        append(kind, from: cursor.offset)
        cursor.advance()
        return nodes.count - 1
    }

    private mutating func close(_ node: Int) {
        nodes[node].end = cursor.offset
        nodes[node].next = nodes.count
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

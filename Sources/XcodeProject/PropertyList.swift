import SourceText

/// An OpenStep property list, the form in which Xcode writes project files.
package struct PropertyList: Sendable {
    let bytes: [UInt8]
    /// In the order of the file: a container stands before its content, a key before its value.
    let nodes: [PropertyListNode]

    package var root: PropertyListValue { PropertyListValue(list: self, node: 0) }

    /// Reads any bytes; what Foundation would refuse, or what is in another form, is an error with its line.
    package init(_ bytes: [UInt8]) throws(PropertyListError) {
        do throws(PropertyListFault) {
            self.bytes = bytes
            nodes = try bytes.withUnsafeBufferPointer { bytes throws(PropertyListFault) in
                try Self.refuseOtherForms(bytes)
                return try PropertyListReader.nodes(of: bytes)
            }
        } catch {
            throw Self.error(for: error, in: bytes)
        }
    }

    private static func refuseOtherForms(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyListFault) {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw PropertyListFault(offset: 0, cause: .unsupported(.utf16))
        }
        var cursor = ByteCursor(bytes)
        cursor.skipByteOrderMark()
        cursor.skip(while: isBlank)
        if cursor.starts(with: "bplist") { throw PropertyListFault(offset: cursor.offset, cause: .unsupported(.binary)) }
        if cursor.starts(with: "<?xml") || cursor.starts(with: "<!DOCTYPE") || cursor.starts(with: "<plist") {
            throw PropertyListFault(offset: cursor.offset, cause: .unsupported(.xml))
        }
    }

    /// A marker of a conflict is never valid at the beginning of a line, so the line of the first fault tells.
    private static func error(for fault: PropertyListFault, in bytes: [UInt8]) -> PropertyListError {
        let lines = LineIndex(bytes)
        let line = lines.position(of: fault.offset).line
        let text = bytes[lines.starts[line - 1]...].prefix(7)
        let markers: [StaticString] = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
        let isMarker = markers.contains { marker in marker.withUTF8Buffer { $0.elementsEqual(text) } }
        return PropertyListError(line: line, cause: isMarker ? .conflictMarker : fault.cause)
    }
}

/// What the nodes say, by their indices.
extension PropertyList {
    func children(of node: Int) -> PropertyListChildren { PropertyListChildren(of: node, in: nodes) }

    /// The value of a key of a dictionary; the last of several counts, as in Foundation. A scan: for a few entries.
    func value(of key: StaticString, in node: Int) -> Int? {
        key.withUTF8Buffer { value(of: $0, in: node) }
    }

    func value(of key: String, in node: Int) -> Int? {
        var key = key
        return key.withUTF8 { value(of: $0, in: node) }
    }

    private func value(of key: UnsafeBufferPointer<UInt8>, in node: Int) -> Int? {
        guard nodes[node].kind == .dictionary else { return nil }
        var found: Int?
        var name = node + 1
        while name < nodes[node].next {
            if isText(name, equalTo: key) { found = name + 1 }
            name = nodes[name + 1].next
        }
        return found
    }

    func isString(_ node: Int, _ text: StaticString) -> Bool {
        nodes[node].isString && text.withUTF8Buffer { isText(node, equalTo: $0) }
    }

    /// The keys of a dictionary; the value of each is the node behind it.
    func keys(of node: Int) -> [Int] {
        guard nodes[node].kind == .dictionary else { return [] }
        var keys: [Int] = []
        var key = node + 1
        while key < nodes[node].next {
            keys.append(key)
            key = nodes[key + 1].next
        }
        return keys
    }

    /// Whether a node is a string with these bytes.
    func isText(_ node: Int, equalTo text: [UInt8]) -> Bool {
        nodes[node].isString && text.withUnsafeBufferPointer { isText(node, equalTo: $0) }
    }

    private func isText(_ node: Int, equalTo text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard nodes[node].kind != .escapedString else { return self.text(of: node)?.elementsEqual(text) ?? false }
        let start = nodes[node].start
        guard nodes[node].end - start == text.count else { return false }
        return text.indices.allSatisfy { bytes[start + $0] == text[$0] }
    }

    /// The bytes of a string without quotes and escapes.
    func text(of node: Int) -> ArraySlice<UInt8>? {
        guard nodes[node].isString else { return nil }
        guard nodes[node].kind == .escapedString else { return bytes[nodes[node].start..<nodes[node].end] }
        return string(of: node).map { Array($0.utf8)[...] }
    }

    func string(of node: Int) -> String? {
        guard nodes[node].isString else { return nil }
        let text = bytes[nodes[node].start..<nodes[node].end]
        guard nodes[node].kind == .escapedString else { return String(decoding: text, as: UTF8.self) }
        return PropertyListEscapes.resolved(Array(text))
    }
}

extension ByteCursor {
    mutating func skipByteOrderMark() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset == 0 { advance(3) }
    }
}

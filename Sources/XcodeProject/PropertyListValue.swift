/// A value of a property list and where it stands.
package struct PropertyListValue: Sendable {
    let list: PropertyList
    let node: Int

    /// Byte offsets, quotes and brackets included.
    package var range: Range<Int> { list.nodes[node].range }

    package var string: String? { list.string(of: node) }

    /// The bytes of `<0fbd77 1c>`; nil for anything else.
    package var data: [UInt8]? {
        guard list.nodes[node].kind == .data else { return nil }
        let digits = list.bytes[range].compactMap(hexDigit)
        return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    /// The elements of an array; empty for anything else.
    package var elements: [PropertyListValue] {
        guard list.nodes[node].kind == .array else { return [] }
        return list.children(of: node).map { PropertyListValue(list: list, node: $0) }
    }

    /// The entries of a dictionary; empty for anything else.
    package var entries: [PropertyListEntry] {
        guard list.nodes[node].kind == .dictionary else { return [] }
        let children = Array(list.children(of: node))
        return stride(from: 0, to: children.count - 1, by: 2).compactMap { index in
            guard let key = list.string(of: children[index]) else { return nil }
            let value = PropertyListValue(list: list, node: children[index + 1])
            return PropertyListEntry(key: key, keyRange: list.nodes[children[index]].range, value: value)
        }
    }

    /// The value of a key; the last of several counts, as in Foundation. A scan: for dictionaries of a few entries.
    package subscript(key: StaticString) -> PropertyListValue? {
        list.value(of: key, in: node).map { PropertyListValue(list: list, node: $0) }
    }
}

/// A key and its value, in the order of the file.
package struct PropertyListEntry: Sendable {
    package let key: String
    /// Byte offsets, quotes included.
    package let keyRange: Range<Int>
    package let value: PropertyListValue
}

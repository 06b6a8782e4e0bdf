/// A value of a property list and where it stands.
package struct PropertyListValue: Sendable {
    package enum Content: Sendable {
        case string(String)
        case data([UInt8])
        case array([PropertyListValue])
        case dictionary([PropertyListEntry])
    }

    package let content: Content
    /// Byte offsets, quotes and brackets included.
    package let range: Range<Int>
}

/// A key and its value, in the order of the file.
package struct PropertyListEntry: Sendable {
    package let key: String
    /// Byte offsets, quotes included.
    package let keyRange: Range<Int>
    package let value: PropertyListValue
}

extension PropertyListValue {
    package var string: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    /// The elements of an array; empty for anything else.
    package var elements: [PropertyListValue] {
        guard case .array(let elements) = content else { return [] }
        return elements
    }

    /// The entries of a dictionary; empty for anything else.
    package var entries: [PropertyListEntry] {
        guard case .dictionary(let entries) = content else { return [] }
        return entries
    }

    /// The value of a key; the last of several counts, as in Foundation. A scan: for dictionaries of a few entries.
    package subscript(key: String) -> PropertyListValue? {
        entries.last { $0.key == key }?.value
    }
}

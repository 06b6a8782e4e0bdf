/// A look at the bytes of a file, to tell whether reading it is worthwhile.
package enum ClassMention {
    /// Whether an object of the file may be of the class: false only if it is certain that none is.
    package static func mayHold(className: [UInt8], in bytes: [UInt8]) -> Bool {
        var found = false
        forEachValue(in: bytes) { value in
            found = found || isUncertain(value) || value.elementsEqual(className)
        }
        return found
    }

    /// The value is not spelt as the parser would give it.
    private static func isUncertain(_ value: ArraySlice<UInt8>) -> Bool {
        value.contains { $0 == UInt8(ascii: "&") || $0 <= UInt8(ascii: " ") || $0 >= 0x80 }
    }

    /// Calls with what stands between the quotation marks of every `customClass` that looks like an attribute.
    private static func forEachValue(in bytes: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
        let attribute = [UInt8]("customClass".utf8)
        var offset = 0
        while let start = bytes[offset...].firstIndex(of: attribute[0]) {
            offset = start + 1
            guard bytes[start...].starts(with: attribute) else { continue }
            var rest = bytes[(start + attribute.count)...].drop(while: isBlank)
            guard rest.popFirst() == UInt8(ascii: "=") else { continue }
            rest = rest.drop(while: isBlank)
            guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
            body(rest.prefix { $0 != quote })
        }
    }
}

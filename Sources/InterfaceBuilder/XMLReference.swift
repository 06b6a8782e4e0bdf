/// A character that is written as `&amp;`, `&#38;` or `&#x26;`.
enum XMLReference {
    /// The bytes of the longest that is read.
    static let longest = 16

    /// The character for what begins with `&` and ends with `;`; nil if there is none, or XML does not allow it.
    static func scalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let name = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: return numbered(name)
        }
    }

    private static func numbered(_ name: String) -> Unicode.Scalar? {
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard name.hasPrefix("#"), digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
            return nil
        }
        guard number >= 0x20 || [0x9, 0xA, 0xD].contains(number), number & 0xFFFE != 0xFFFE || number > 0xFFFF else { return nil }
        return Unicode.Scalar(number)
    }

    /// A value as it is meant: references replaced, line ends and tabs made spaces.
    static func decoded(_ value: ArraySlice<UInt8>) -> String {
        guard value.contains(where: { $0 == UInt8(ascii: "&") || $0 < UInt8(ascii: " ") }) else {
            return String(decoding: value, as: UTF8.self)
        }
        var text: [UInt8] = []
        var rest = value
        while let byte = rest.first {
            let end = byte == UInt8(ascii: "&") ? rest.firstIndex(of: UInt8(ascii: ";")) : nil
            if let end, let scalar = scalar(of: rest[rest.startIndex...end]) {
                text += Array(String(scalar).utf8)
                rest = rest[(end + 1)...]
            } else {
                text.append(max(byte, UInt8(ascii: " ")))
                rest = rest.dropFirst()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

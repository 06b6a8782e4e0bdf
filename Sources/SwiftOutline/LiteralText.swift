import SourceText
import SwiftLexing

extension Outline {
    /// The value of the string literal that a range of code tokens is, whole; nil for anything else,
    /// for interpolations, for multi-line literals and for escapes that Swift does not know.
    package func literalText(_ range: Range<Int>) -> String? {
        guard let open = range.first, tokens.kind(open) == .stringOpen, tokens.match(open) == range.upperBound - 1 else { return nil }
        let delimiter = tokens.text(open)
        guard !delimiter.hasSuffix("\"\"\"") else { return nil }
        let parts = range.dropFirst().dropLast()
        guard parts.allSatisfy({ tokens.kind($0) == .stringText }) else { return nil }
        let bytes = parts.flatMap { file.bytes[tokens.code[$0].range] }
        return EscapedText(bytes: bytes[...], hashes: delimiter.utf8.count - 1).value()
    }
}

/// The bytes between a literal's quotes, read scalar by scalar: a backslash may stand before a combining character.
private struct EscapedText {
    var bytes: ArraySlice<UInt8>
    /// How many `#` an escape's backslash has behind it.
    let hashes: Int

    init(bytes: ArraySlice<UInt8>, hashes: Int) {
        self.bytes = bytes
        self.hashes = hashes
    }

    func value() -> String? {
        var rest = self
        var result: [UInt8] = []
        while let byte = rest.bytes.popFirst() {
            guard byte == UInt8(ascii: "\\"), rest.skipHashes() else {
                result.append(byte)
                continue
            }
            guard let scalar = rest.readEscape() else { return nil }
            result += Array(String(Character(scalar)).utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func skipHashes() -> Bool {
        guard bytes.prefix(hashes).count == hashes, bytes.prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }) else { return false }
        bytes = bytes.dropFirst(hashes)
        return true
    }

    private mutating func readEscape() -> Unicode.Scalar? {
        switch bytes.popFirst() {
        case UInt8(ascii: "\\"): "\\"
        case UInt8(ascii: "\""): "\""
        case UInt8(ascii: "'"): "'"
        case UInt8(ascii: "t"): "\t"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "0"): "\0"
        case UInt8(ascii: "u"): readScalar()
        default: nil
        }
    }

    /// `{` with one to eight hexadecimal digits and `}`.
    private mutating func readScalar() -> Unicode.Scalar? {
        guard bytes.popFirst() == UInt8(ascii: "{"), let close = bytes.firstIndex(of: UInt8(ascii: "}")) else { return nil }
        let digits = bytes[..<close]
        bytes = bytes[(close + 1)...]
        guard (1...8).contains(digits.count), digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
    }
}

import SwiftLexing

extension Outline {
    /// The value of the string literal that a range of code tokens is, whole; nil for anything else,
    /// for interpolations and for multi-line literals.
    package func literalText(_ range: Range<Int>) -> String? {
        guard let open = range.first, tokens.kind(open) == .stringOpen, tokens.match(open) == range.upperBound - 1 else { return nil }
        let delimiter = tokens.text(open)
        guard !delimiter.hasSuffix("\"\"\"") else { return nil }
        let parts = range.dropFirst().dropLast()
        guard parts.allSatisfy({ tokens.kind($0) == .stringText }) else { return nil }
        return unescaped(parts.map { tokens.text($0) }.joined(), hashes: delimiter.count - 1)
    }

    private func unescaped(_ text: String, hashes: Int) -> String? {
        let mark = "\\" + String(repeating: "#", count: hashes)
        guard text.contains(mark) else { return text }
        var result = ""
        var rest = Substring(text)
        while let range = rest.firstRange(of: mark) {
            result += rest[..<range.lowerBound]
            guard range.upperBound < rest.endIndex, let character = Self.escapes[rest[range.upperBound]] else { return nil }
            result.append(character)
            rest = rest[rest.index(after: range.upperBound)...]
        }
        return result + rest
    }

    private static let escapes: [Character: Character] = ["\\": "\\", "\"": "\"", "'": "'", "t": "\t", "n": "\n", "r": "\r", "0": "\0"]
}

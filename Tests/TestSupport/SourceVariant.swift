import SourceText
import SwiftLexing

/// Another way to write the same source, so that a migration of it must come out written that way too.
struct SourceVariant: Sendable {
    let name: String
    let rewrite: @Sendable ([UInt8]) -> [UInt8]
    /// Whether a declaration file of ours is rewritten too: its first line is how it is known.
    let concernsDeclarations: Bool

    static let all = [
        SourceVariant(name: "with \\r\\n", rewrite: { replacingLineEnds(in: $0, by: "\r\n") }, concernsDeclarations: true),
        SourceVariant(name: "with \\r", rewrite: { replacingLineEnds(in: $0, by: "\r") }, concernsDeclarations: true),
        SourceVariant(name: "with an emoji in front", rewrite: { Array("// 👩‍👩‍👧 é\n".utf8) + $0 }, concernsDeclarations: false),
        SourceVariant(name: "with a byte order mark", rewrite: { [0xEF, 0xBB, 0xBF] + $0 }, concernsDeclarations: false),
        SourceVariant(name: "with tabs", rewrite: withTabs, concernsDeclarations: false),
        SourceVariant(
            name: "without a final line end", rewrite: { Array($0.last == 0x0A ? $0.dropLast() : $0[...]) }, concernsDeclarations: false),
    ]

    private static func replacingLineEnds(in bytes: [UInt8], by lineEnd: String) -> [UInt8] {
        guard !bytes.contains(0x0D) else { return bytes }
        return Array(bytes.map { $0 == 0x0A ? Array(lineEnd.utf8) : [$0] }.joined())
    }

    /// A tab for every four blanks at the beginning of a line.
    @Sendable private static func withTabs(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let blanks = line.prefix { $0 == 0x20 }.count
            result += [UInt8](repeating: 0x09, count: blanks / 4) + line.dropFirst(blanks / 4 * 4) + [0x0A]
        }
        return result.dropLast()
    }
}

/// Source in a place where it is no code; nil where what it holds would end that place early.
struct SourceWrapping: Sendable {
    let name: String
    let prefix: String
    let suffix: String

    static let all = [
        SourceWrapping(name: "in a comment", prefix: "/*\n", suffix: "\n*/\n"),
        SourceWrapping(name: "in a string", prefix: "let text = #####\"\"\"\n", suffix: "\n\"\"\"#####\n"),
    ]

    func wrap(_ bytes: [UInt8]) -> [UInt8]? {
        let wrapped = Array(prefix.utf8) + bytes + Array(suffix.utf8)
        let tokens = TokenList(SourceFile(path: "wrapped.swift", bytes: wrapped))
        let isWhole = tokens.code.allSatisfy {
            $0.range.lowerBound < prefix.utf8.count || $0.kind == .stringText || $0.kind == .stringClose
        }
        return tokens.problems.isEmpty && isWhole ? wrapped : nil
    }
}

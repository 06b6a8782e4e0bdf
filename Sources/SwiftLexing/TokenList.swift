import SourceText

/// The tokens of one file, with what the outline asks of them: the code without its trivia, text, and matching brackets.
package final class TokenList: Sendable {
    package let file: SourceFile
    /// Every token, in order; they tile the file.
    package let all: [Token]
    /// The tokens that are not trivia, in order. Indices into this array are called *code indices*.
    package let code: [Token]
    /// For a code index that holds a bracket, the code index of its partner; -1 for everything else and where it has none.
    /// An interpolation's `\(` and `)` are partners too, and so are a string's opening and closing quote.
    package let partner: [Int32]
    /// What forbids editing the file: invalid tokens and brackets without a partner, in order of place.
    package let problems: [LexicalProblem]

    package init(_ file: SourceFile) {
        self.file = file
        all = Lexer.tokens(of: file.bytes)
        code = all.filter { !$0.kind.isTrivia }
        let pairs = BracketPairs(code)
        partner = pairs.partner
        problems = LexicalProblem.all(in: file.bytes, code: code, pairs: pairs)
    }

    package var count: Int { code.count }

    /// Whether the code token at an index has exactly this text (ASCII).
    package func `is`(_ index: Int, _ text: StaticString) -> Bool {
        guard code.indices.contains(index) else { return false }
        let range = code[index].range
        guard range.count == text.utf8CodeUnitCount else { return false }
        return file.bytes.withUnsafeBufferPointer { ByteCursor($0).has(text, at: range.lowerBound) }
    }

    /// The kind of the code token at an index; nil outside the file.
    package func kind(_ index: Int) -> TokenKind? {
        code.indices.contains(index) ? code[index].kind : nil
    }

    /// The text of the code token at an index; empty outside the file.
    package func text(_ index: Int) -> String {
        code.indices.contains(index) ? file.text(code[index].range) : ""
    }

    /// The code index of the bracket that closes or opens the one at an index.
    package func match(_ index: Int) -> Int? {
        guard code.indices.contains(index), partner[index] >= 0 else { return nil }
        return Int(partner[index])
    }

    /// Whether a line end lies between the code token at an index and the one before it.
    package func startsLine(_ index: Int) -> Bool {
        guard index > 0, code.indices.contains(index) else { return true }
        let gap = file.bytes[code[index - 1].range.upperBound..<code[index].range.lowerBound]
        return gap.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
}

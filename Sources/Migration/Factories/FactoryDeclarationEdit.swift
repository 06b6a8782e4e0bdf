import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Removes a factory's declaration with its doc comment, or marks it as deprecated.
struct FactoryDeclarationEdit {
    let outline: Outline
    let factory: Factory
    /// Whether members are written into the class.
    let isGivenMembers: Bool

    private var layout: Layout { Layout(outline: outline) }
    private var tokens: TokenList { outline.tokens }
    private var owner: TypeDeclaration { outline.types[factory.owner] }

    /// - Throws: where it shares a line with other code.
    func removal() throws(FactoryUses.Kept) -> [Edit] {
        let bytes = isAloneInExtension ? outline.bytes(owner.modifiers.start..<owner.bodyClose + 1) : outline.bytes(factory.declaration)
        let start = docStart(of: bytes.lowerBound)
        let stop = layout.lineStop(bytes.upperBound)
        if let inside = emptiedBody(from: start, upTo: bytes.upperBound) {
            return [Edit(range: SourceRange(path: outline.path, bytes: inside), replacement: " ")]
        }
        guard layout.isFirstOnLine(start), layout.isLastOnLine(bytes.upperBound) || isOnlyBlank(bytes.upperBound..<stop) else {
            throw FactoryUses.Kept(cause: "it shares a line with other code")
        }
        return pieces(from: start, upTo: bytes.upperBound).filter { !$0.isEmpty }.map {
            Edit(range: SourceRange(path: outline.path, bytes: $0), replacement: "")
        }
    }

    /// `@available(*, deprecated, renamed: …)` on a line of its own.
    func deprecation(making made: Dialect.Made, dialect: Dialect) -> Edit {
        let start = outline.bytes(factory.declaration).lowerBound
        let renamed = dialect.callHead(on: "", making: made) + (dialect.functions[made]?.label.map { $0 + ":" } ?? "") + ")"
        let advice = dialect.fixedReceiver == nil ? "renamed: \"\(renamed)\"" : "message: \"use \(dialect.protocolName)'s call\""
        let text = "@available(*, deprecated, \(advice))" + layout.lineEnd(at: start) + layout.indentation(at: start)
        return Edit(range: SourceRange(path: outline.path, bytes: start..<start), replacement: text)
    }

    /// An extension for the factory alone, which means nothing without it.
    private var isAloneInExtension: Bool {
        guard owner.kind == .extension, owner.colon == nil, owner.modifiers.attributes.isEmpty,
            factory.declaration.lowerBound == owner.bodyOpen + 1, factory.declaration.upperBound == owner.bodyClose
        else { return false }
        let before =
            outline.bytes(owner.bodyOpen..<owner.bodyOpen + 1).upperBound..<docStart(of: outline.bytes(factory.declaration).lowerBound)
        let after = outline.bytes(factory.declaration).upperBound..<outline.bytes(owner.bodyClose..<owner.bodyClose + 1).lowerBound
        let head = outline.bytes(owner.modifiers.start..<owner.bodyOpen + 1)
        return [head, before, after].allSatisfy { layout.comments(in: $0).isEmpty }
    }

    /// What is between the braces of a type that holds nothing else.
    private func emptiedBody(from start: Int, upTo end: Int) -> Range<Int>? {
        let open = outline.bytes(owner.bodyOpen..<owner.bodyOpen + 1).upperBound
        let close = outline.bytes(owner.bodyClose..<owner.bodyClose + 1).lowerBound
        guard !isAloneInExtension, !isGivenMembers || owner.kind == .extension, (open..<close).contains(start), isOnlyBlank(open..<start),
            isOnlyBlank(end..<close)
        else { return nil }
        return open..<close
    }

    /// Where the doc comment right above a declaration begins; the declaration's own beginning without one.
    private func docStart(of offset: Int) -> Int {
        Self.docStart(of: offset, in: outline)
    }

    static func docStart(of offset: Int, in outline: Outline) -> Int {
        let layout = Layout(outline: outline)
        var start = offset
        for token in outline.tokens.trivia(before: offset).reversed() {
            switch token.kind {
            case .blank: continue
            case .newline:
                guard !layout.isBlankLine(layout.lineStart(token.range.lowerBound)) else { return start }
            case .lineComment where outline.file.text(token.range).hasPrefix("///") || outline.isDirective(token):
                start = token.range.lowerBound
            case .blockComment where outline.file.text(token.range).hasPrefix("/**"): start = token.range.lowerBound
            default: return start
            }
        }
        return start
    }

    private func isOnlyBlank(_ range: Range<Int>) -> Bool {
        tokens.trivia(in: range).allSatisfy { $0.kind == .blank || $0.kind == .newline }
    }

    /// Its lines, and one of the two runs of blank lines that kept it apart: that after it, or that before it where it is the last
    /// member. A single run still keeps apart what is left. Each run is a piece of its own, since the member next to it may go too.
    private func pieces(from start: Int, upTo end: Int) -> [Range<Int>] {
        let bytes = outline.file.bytes
        let first = layout.lineStart(start)
        let next = layout.nextLine(end)
        let before = blankLines(before: first)
        let after = blankLines(after: next)
        let isLast = bytes[after...].first { !Layout.isBlank($0) }.map { $0 == UInt8(ascii: "}") } ?? true
        let isFirst = bytes[..<before].last { !Layout.isBlank($0) && !Layout.isLineEnd($0) } == UInt8(ascii: "{")
        if next == bytes.count, let end = bytes.last, !Layout.isLineEnd(end) { return [endOfLine(before: before)..<next] }
        return (isLast ? [before..<first] : []) + [first..<next] + (isFirst || !isLast && before < first ? [next..<after] : [])
    }

    /// Where the line end in front of a line begins: a file that ended without one goes on ending so.
    private func endOfLine(before line: Int) -> Int {
        let isPair = line > 1 && outline.file.bytes[line - 2..<line].elementsEqual("\r\n".utf8)
        return max(0, line - (isPair ? 2 : 1))
    }

    /// Where the run of blank lines in front of a line begins.
    private func blankLines(before line: Int) -> Int {
        var start = line
        while start > 0 {
            let previous = layout.lineStart(
                start - 1
                    - (start > 1 && outline.file.bytes[start - 1] == UInt8(ascii: "\n")
                        && outline.file.bytes[start - 2] == UInt8(ascii: "\r") ? 1 : 0))
            guard layout.isBlankLine(previous), previous < start else { break }
            start = previous
        }
        return start
    }

    private func blankLines(after line: Int) -> Int {
        var end = line
        while end < outline.file.bytes.count, layout.isBlankLine(end) { end = layout.nextLine(end) }
        return end
    }
}

extension TokenList {
    /// The trivia right before a byte offset, up to the code before it.
    fileprivate func trivia(before offset: Int) -> ArraySlice<Token> {
        let tokens = trivia(in: 0..<offset)
        let start = tokens.lastIndex { !$0.kind.isTrivia }.map { $0 + 1 } ?? tokens.startIndex
        return tokens[start...]
    }
}

import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Lifts the body of `if let vc = … { body } else { … }` out one level, behind `let vc = …`.
///
/// Where that would change what a name means or where a `break` goes, the body stays a block: `do { let vc = …; body }`.
struct BodyLift {
    let project: Project
    let outline: Outline
    let statement: ConditionalStatement
    /// `let vc: X =`, and where that stands.
    let binding: String
    let bindingBytes: Range<Int>
    let call: String
    /// The bytes of the identifier's expression, whose comments stay in it.
    let kept: Range<Int>?

    private var tokens: TokenList { outline.tokens }
    private var layout: Layout { Layout(outline: outline) }
    private var body: Range<Int> { statement.body.lowerBound + 1..<statement.body.upperBound - 1 }
    private var path: String { outline.path }

    /// - Throws: `optional-use` where the body cannot move without changing what it does.
    func edits() throws(Obstacle) -> [Edit] {
        try check()
        let start = tokens.code[statement.keyword].range.lowerBound
        let brace = tokens.code[body.upperBound].range.lowerBound
        if isOnOneLine { return try comments() + oneLineEdits() }
        guard layout.isFirstOnLine(start), tokens.startsLine(body.lowerBound), tokens.startsLine(body.upperBound),
            layout.isFirstOnLine(brace)
        else {
            throw Obstacle(.optionalUse, "the 'if' is not laid out so that its body could be moved")
        }
        let comments = try comments()
        let needsBlock = needsBlock
        let binding = binding + " " + call
        let indentation = layout.indentation(at: start)
        let lineEnd = layout.lineEnd(at: start)
        let step = layout.indentationStep
        // A body that begins with a closure would become a trailing closure of the call.
        let end = tokens.kind(body.lowerBound) == .leftBrace || tokens.kind(body.lowerBound) == .leftParen ? ";" : ""
        let first = needsBlock ? "do {\(lineEnd)\(indentation)\(step)\(binding)\(end)" : binding
        let open = tokens.code[statement.body.lowerBound].range.upperBound
        let close = tokens.code[statement.body.upperBound - 1].range.lowerBound
        let stop = tokens.code[statement.end - 1].range.upperBound
        let head = Edit(range: SourceRange(path: path, bytes: start..<open), replacement: first)
        if needsBlock {
            return comments + [head, Edit(range: SourceRange(path: path, bytes: close + 1..<stop), replacement: "")]
        }
        let tail = Edit(range: SourceRange(path: path, bytes: lineBreak(before: close)..<stop), replacement: "")
        return comments + [head] + outdents(open..<lineBreak(before: close)) + [tail]
    }

    /// `if let vc = … as? X { body }`
    private var isOnOneLine: Bool {
        let start = tokens.code[statement.keyword].range.lowerBound
        let open = tokens.code[statement.body.lowerBound].range.lowerBound
        let end = tokens.code[statement.end - 1].range.upperBound
        return layout.isFirstOnLine(start) && layout.lineStop(open) >= end
            && layout.comments(in: outline.bytes(statement.body)).isEmpty
    }

    /// Each statement gets a line of its own.
    private func oneLineEdits() -> [Edit] {
        let start = tokens.code[statement.keyword].range.lowerBound
        let stop = tokens.code[statement.end - 1].range.upperBound
        let inner = outline.bytes(body)
        let line = layout.lineEnd(at: start) + layout.indentation(at: start)
        let isBlock = needsBlock
        let step = isBlock ? layout.indentationStep : ""
        let end = tokens.kind(body.lowerBound) == .leftBrace || tokens.kind(body.lowerBound) == .leftParen ? ";" : ""
        let head = (isBlock ? "do {" + line + step : "") + binding + " " + call + end + line + step
        return [
            Edit(range: SourceRange(path: path, bytes: start..<inner.lowerBound), replacement: head),
            Edit(range: SourceRange(path: path, bytes: inner.upperBound..<stop), replacement: isBlock ? line + "}" : ""),
        ]
    }

    private func check() throws(Obstacle) {
        guard !body.isEmpty else { throw Obstacle(.optionalUse, "the body of the 'if' holds no statement") }
        let isFollowed = statement.end < tokens.count && tokens.kind(statement.end) != .rightBrace
        guard !isFollowed || !lastStatementLeaves else {
            throw Obstacle(.optionalUse, "the body of the 'if' leaves the scope, so what follows it is its other branch")
        }
        let conditions = [statement.keyword - 1].filter {
            tokens.kind($0) == .equal || tokens.is($0, "return") || tokens.kind($0) == .colon
        }
        guard conditions.isEmpty || tokens.kind(statement.keyword - 1) == .colon, !isValueOfBody else {
            throw Obstacle(.optionalUse, "the 'if' is an expression")
        }
    }

    /// Whether the `if` may be the value of the body that it is alone in: with a second statement there would be none.
    private var isValueOfBody: Bool {
        guard tokens.expressionEnd(from: body.lowerBound, stopsAtBrace: false) == body.upperBound, !outline.hasAssignment(body),
            !(tokens.kind(body.lowerBound) == .keyword && Self.statementWords.contains(tokens.text(body.lowerBound)))
        else { return false }
        guard let kind = outline.valueOfBody(statement.keyword) else { return false }
        return kind == .result || CallResult(project: project, outline: outline).hasValue(body)
    }

    private static let statementWords: Set<String> = ["return", "throw", "break", "continue", "let", "var", "for", "while", "do", "defer"]

    /// Whether the last statement of the body is a jump: then what follows the `if` is its author's `else` †.
    private var lastStatementLeaves: Bool {
        body.contains { index in
            guard ["return", "throw", "break", "continue", "fallthrough"].contains(tokens.text(index)), tokens.kind(index) == .keyword,
                outline.scope(around: index).map({ outline.scopes[$0].range }) == statement.body
            else { return false }
            return tokens.expressionEnd(from: index, stopsAtBrace: false).map { $0 >= body.upperBound } ?? true
                || index + 1 == body.upperBound
        } || tokens.is(body.lowerBound, "fatalError") || lastCallNeverReturns
    }

    private var lastCallNeverReturns: Bool {
        body.contains { index in
            ["fatalError", "preconditionFailure", "abort", "exit"].contains(tokens.text(index)) && tokens.kind(index) == .identifier
                && tokens.kind(index + 1) == .leftParen && tokens.match(index + 1).map { $0 + 1 == body.upperBound } ?? false
        }
    }

    /// Whether the lifted names would clash, or a `defer` or labelled `break` would mean something else.
    private var needsBlock: Bool {
        if tokens.kind(body.lowerBound) == .leftBrace || tokens.kind(body.lowerBound) == .leftParen { return true }
        if outline.isTrailingClosure(statement.end) { return true }
        if body.contains(where: { tokens.is($0, "defer") }) || tokens.kind(statement.keyword - 1) == .colon { return true }
        let names = Set(
            outline.bindings.filter { binding in
                binding.visible.upperBound >= statement.body.upperBound - 1
                    && (statement.keyword..<statement.body.upperBound).contains(binding.nameIndex)
                    && scopeRange(at: binding.nameIndex, isCondition: binding.nameIndex < statement.body.lowerBound) == statement.body
            }.map(\.name))
        let scope = outline.scope(around: statement.keyword).map { outline.scopes[$0].range } ?? 0..<tokens.count
        return scope.contains { index in
            guard !(statement.keyword..<statement.end).contains(index), tokens.kind(index) == .identifier, tokens.kind(index - 1) != .period
            else { return false }
            return names.contains(outline.name(index))
        }
    }

    private func scopeRange(at index: Int, isCondition: Bool) -> Range<Int>? {
        isCondition ? statement.body : outline.scope(around: index).map { outline.scopes[$0].range }
    }

    /// Comments in the header and in the `else`, moved above; those of the body stay with it.
    private func comments() throws(Obstacle) -> [Edit] {
        let start = tokens.code[statement.keyword].range.lowerBound
        let open = tokens.code[statement.body.lowerBound].range.upperBound
        let close = tokens.code[statement.body.upperBound - 1].range.lowerBound
        let end = tokens.code[statement.end - 1].range.upperBound
        let moved = (layout.comments(in: start..<open) + layout.comments(in: close..<end))
            .filter { !(kept?.contains($0.range.lowerBound) ?? false) && !bindingBytes.contains($0.range.lowerBound) }
        return try CommentMove(outline: outline).edits(for: moved, before: start)
    }

    private func lineBreak(before offset: Int) -> Int {
        let start = layout.lineStart(offset)
        guard start > 0 else { return offset }
        let isPair = start > 1 && outline.file.bytes[start - 1] == UInt8(ascii: "\n") && outline.file.bytes[start - 2] == UInt8(ascii: "\r")
        return start - (isPair ? 2 : 1)
    }

    /// Takes one step of indentation off each line of the body; lines inside literals and block comments stay as they are †.
    private func outdents(_ range: Range<Int>) -> [Edit] {
        let step = layout.indentationStep
        var edits: [Edit] = []
        var line = layout.nextLine(range.lowerBound)
        while line < range.upperBound {
            if tokens.token(beginningAt: line)?.kind == .blank, outline.file.bytes[line...].starts(with: step.utf8) {
                edits.append(Edit(range: SourceRange(path: path, bytes: line..<line + step.utf8.count), replacement: ""))
            }
            line = layout.nextLine(line)
        }
        return edits
    }
}

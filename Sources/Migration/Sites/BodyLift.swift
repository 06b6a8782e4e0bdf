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
    /// `let vc: X =`, and where that stands; nil where nothing takes the place of the condition.
    let binding: String?
    let bindingBytes: Range<Int>
    let call: String
    /// The bytes of the identifier's expression, whose comments stay in it.
    let kept: Range<Int>?

    private var tokens: TokenList { outline.tokens }
    private var layout: Layout { Layout(outline: outline) }
    private var body: Range<Int> { statement.body.lowerBound + 1..<statement.body.upperBound - 1 }
    private var path: String { outline.path }

    init(
        project: Project, outline: Outline, statement: ConditionalStatement,
        replacing condition: (binding: String, bytes: Range<Int>, call: String)? = nil,
        kept: Range<Int>? = nil
    ) {
        self.project = project
        self.outline = outline
        self.statement = statement
        binding = condition?.binding
        bindingBytes = condition?.bytes ?? 0..<0
        call = condition?.call ?? ""
        self.kept = kept
    }

    /// - Throws: `optional-use` where the body cannot move without changing what it does.
    func edits() throws(Obstacle) -> [Edit] {
        try check()
        if isOnOneLine { return try comments() + oneLineEdits() }
        guard layout.isFirstOnLine(labelStart), tokens.startsLine(body.lowerBound), layout.isFirstOnLine(close) else {
            throw Obstacle(.optionalUse, "the 'if' is not laid out so that its body could be moved")
        }
        return try comments() + (needsBlock ? blockEdits() : try liftEdits())
    }

    // Places, in bytes

    private var start: Int { tokens.code[statement.keyword].range.lowerBound }
    private var labelStart: Int { isLabelled ? tokens.code[statement.keyword - 2].range.lowerBound : start }
    private var open: Int { tokens.code[statement.body.lowerBound].range.upperBound }
    private var close: Int { tokens.code[statement.body.upperBound - 1].range.lowerBound }
    private var stop: Int { tokens.code[statement.end - 1].range.upperBound }

    private var isLabelled: Bool { outline.isLabelled(statement) }

    /// A body that begins with a closure would become a trailing closure of the call, one that begins with a period a member of it.
    private var terminator: String {
        var first = body.lowerBound
        if tokens.kind(first) == .directive { first = (first + 1..<body.upperBound).first { tokens.startsLine($0) } ?? first }
        return [.leftBrace, .leftParen, .period].contains(tokens.kind(first)) ? ";" : ""
    }

    private func edit(_ bytes: Range<Int>, _ text: String) -> Edit {
        Edit(range: SourceRange(path: path, bytes: bytes), replacement: text)
    }

    // What is written

    /// `let vc = …` and the body in a `do` block of their own.
    private func blockEdits() -> [Edit] {
        let line = layout.lineEnd(at: start) + layout.indentation(at: start) + layout.indentationStep
        let first = binding.map { line + $0 + " " + call + terminator } ?? ""
        return [edit(start..<open, "do {" + first), edit(close + 1..<stop, "")]
    }

    private func liftEdits() throws(Obstacle) -> [Edit] {
        let end = bodyEnd
        let tail = try tail(from: end)
        if layout.comments(in: stop..<layout.lineStop(stop)).isEmpty, let next = codeOnLine { return try liftEdits(upTo: next) }
        guard let binding else {
            let width = layout.indentation(at: start).utf8.count
            return [edit(start..<layout.nextLine(open) + width, "")] + outdents(open..<end) + [edit(tail, "")]
        }
        return [edit(start..<open, binding + " " + call + terminator)] + outdents(open..<end) + [edit(tail, "")]
    }

    /// What goes behind the body. Comments and code behind the statement get a line of their own where they would become part of the
    /// body's last comment.
    private func tail(from end: Int) throws(Obstacle) -> Range<Int> {
        let lineStop = layout.lineStop(lastStop)
        let next =
            tokens.code.indices.contains(follower) && !tokens.startsLine(follower) ? tokens.code[follower].range.lowerBound : lineStop
        if let comment = layout.comments(in: stop..<next).first { return close..<comment.range.lowerBound }
        guard next < lineStop else { return end..<lineStop }
        guard [.rightBrace, .rightParen, .rightBracket, .interpolationClose].contains(tokens.code[follower].kind) || codeOnLine != nil
        else {
            throw Obstacle(.optionalUse, "code follows the 'if' on its line")
        }
        return layout.comments(in: open..<end).last?.range.upperBound == end ? close..<next : end..<lastStop
    }

    /// The code index behind the statement, and behind a semicolon that ends its line.
    private var follower: Int {
        let endsLine =
            tokens.kind(statement.end) == .semicolon && (statement.end + 1 >= tokens.count || tokens.startsLine(statement.end + 1))
        return endsLine ? statement.end + 1 : statement.end
    }

    /// Past the statement and such a semicolon.
    private var lastStop: Int { tokens.code[follower - 1].range.upperBound }

    /// Past the last code or comment of the body, and past a blank line after it that keeps the body and what follows apart.
    private var bodyEnd: Int {
        let end = outline.tokens.trivia(in: open..<close).last { $0.kind.isComment || !$0.kind.isTrivia }?.range.upperBound ?? open
        let isApart =
            layout.isBlankLine(layout.nextLine(end)) && outline.isFollowed(statement) && !layout.isBlankLine(layout.nextLine(stop))
        return isApart ? layout.lineStop(layout.nextLine(end)) : end
    }

    /// Where code follows the statement and a semicolon on one line: it gets a line of its own.
    private var codeOnLine: Int? {
        guard tokens.kind(statement.end) == .semicolon, !tokens.startsLine(statement.end + 1), statement.end + 1 < tokens.count,
            tokens.kind(statement.end + 1) != .rightBrace
        else { return nil }
        return tokens.code[statement.end + 1].range.lowerBound
    }

    private func liftEdits(upTo next: Int) throws(Obstacle) -> [Edit] {
        guard let binding, layout.comments(in: stop..<next).isEmpty else {
            throw Obstacle(.optionalUse, "code follows the 'if' on its line")
        }
        let line = layout.lineEnd(at: start) + layout.indentation(at: start)
        return [edit(start..<open, binding + " " + call + terminator)] + outdents(open..<bodyEnd) + [edit(bodyEnd..<next, line)]
    }

    /// `if let vc = … as? X { body }`
    private var isOnOneLine: Bool {
        layout.lineStop(tokens.code[statement.body.lowerBound].range.lowerBound) >= stop && binding != nil
            && layout.comments(in: outline.bytes(statement.body)).isEmpty && !isLabelled
            && (layout.isFirstOnLine(start) || isAmongOthers)
    }

    /// With other statements, or in a closure, that is written on one line.
    private var isAmongOthers: Bool {
        let isFirst = tokens.kind(statement.keyword - 1) == .leftBrace || tokens.is(statement.keyword - 1, "in")
        let isApart = isFirst || tokens.kind(statement.keyword - 1) == .semicolon
        let isLast = tokens.kind(statement.end) == .rightBrace || statement.end >= tokens.count || tokens.startsLine(statement.end)
        return isApart && isLast && !needsBlock
    }

    /// Each statement gets a line of its own, or a semicolon where all is on one.
    private func oneLineEdits() -> [Edit] {
        let inner = outline.bytes(body)
        let first = (binding ?? "") + " " + call
        guard layout.isFirstOnLine(start) else {
            return [edit(start..<inner.lowerBound, first + "; "), edit(inner.upperBound..<stop, "")]
        }
        let line = layout.lineEnd(at: start) + layout.indentation(at: start)
        let isBlock = needsBlock
        let step = isBlock ? layout.indentationStep : ""
        let head = (isBlock ? "do {" + line + step : "") + first + terminator + line + step
        return [edit(start..<inner.lowerBound, head), edit(inner.upperBound..<stop, isBlock ? line + "}" : "")]
    }

    private func check() throws(Obstacle) {
        guard !body.isEmpty else { throw Obstacle(.optionalUse, "the body of the 'if' holds no statement") }
        guard !isFollowed || !BodyEnd(project: project, outline: outline, body: statement.body).leaves else {
            throw Obstacle(.optionalUse, "the body of the 'if' leaves the scope, so what follows it is its other branch")
        }
        guard !ConditionalValue(project: project, outline: outline, statement: statement).isThere else {
            throw Obstacle(.optionalUse, "the 'if' is an expression")
        }
        guard !isRedeclared else {
            throw Obstacle(.optionalUse, "the body of the 'if' declares its own '\(boundNames.joined(separator: ", "))'")
        }
    }

    /// Whether code follows, or would follow once the `if` around, which makes a controller too, is lifted.
    private var isFollowed: Bool {
        var statement = statement
        while !outline.isFollowed(statement) {
            guard let scope = outline.scope(around: statement.keyword), case .conditional(let index) = outline.scopes[scope].kind,
                makesController(outline.conditionals[index])
            else { return false }
            statement = outline.conditionals[index]
        }
        return true
    }

    private func makesController(_ statement: ConditionalStatement) -> Bool {
        statement.conditions.contains { StoryboardCalls.isNamed(in: $0.range, of: outline) }
    }

    private var boundNames: [String] {
        statement.conditions.compactMap { condition in
            guard case .binding(let variable, _) = condition else { return nil }
            return outline.variables[variable].name
        }
    }

    /// Whether the body declares what would be declared in front of it.
    private var isRedeclared: Bool {
        guard binding != nil else { return false }
        return outline.bindings.contains { bound in
            boundNames.contains(bound.name) && statement.body.contains(bound.nameIndex)
                && outline.scope(around: bound.nameIndex).map { outline.scopes[$0].range } == statement.body
                && !outline.isCondition(bound, ofOther: statement)
        }
    }

    /// Whether the lifted names would clash, or a `defer` or labelled `break` would mean something else.
    private var needsBlock: Bool {
        // At file level a name is one for all files.
        if outline.scope(around: statement.keyword) == nil { return true }
        if !terminator.isEmpty || isLabelled || outline.isTrailingClosure(statement.end) { return true }
        if body.contains(where: { tokens.is($0, "defer") }) { return true }
        let names = names(liftedFrom: statement)
        return outline.region(around: statement.keyword).contains { index in
            guard !(statement.keyword..<statement.end).contains(index), tokens.kind(index) == .identifier, tokens.kind(index - 1) != .period
            else { return false }
            return names.contains(outline.name(index))
        }
    }

    /// What a statement declares once it is lifted: its own name, those of its body, and those of statements like it in the body.
    private func names(liftedFrom statement: ConditionalStatement) -> Set<String> {
        let inside = outline.bindings.filter { (statement.keyword..<statement.body.upperBound).contains($0.nameIndex) }
        let own = inside.filter { binding in
            binding.nameIndex < statement.body.lowerBound
                || outline.scope(around: binding.nameIndex).map { outline.scopes[$0].range } == statement.body
        }
        let nested = outline.conditionals.filter { other in
            other.kind == .if && statement.body.contains(other.keyword)
                && outline.scope(around: other.keyword).map { outline.scopes[$0].range } == statement.body && makesController(other)
        }
        return nested.reduce(into: Set(own.map(\.name))) { $0.formUnion(names(liftedFrom: $1)) }
    }

    /// Comments in the header and in the `else`, moved above; those of the body stay with it.
    private func comments() throws(Obstacle) -> [Edit] {
        let moved = (layout.comments(in: start..<open) + layout.comments(in: close..<stop))
            .filter { !(kept?.contains($0.range.lowerBound) ?? false) && !bindingBytes.contains($0.range.lowerBound) }
        return try CommentMove(outline: outline).edits(for: moved, before: start)
    }

    /// Takes the step of indentation that the block added off each line of the body; lines inside literals and block comments
    /// stay as they are †.
    private func outdents(_ range: Range<Int>) -> [Edit] {
        let indentation = BodyIndentation(outline: outline, statement: statement)
        var edits: [Edit] = []
        var line = layout.nextLine(range.lowerBound)
        while line < range.upperBound {
            if isIndentation(line), let columns = indentation.columns(inLineAt: line) { edits.append(edit(columns, "")) }
            line = layout.nextLine(line)
        }
        return edits
    }

    /// Whether a line begins with blanks that mean nothing.
    private func isIndentation(_ line: Int) -> Bool {
        tokens.token(beginningAt: line)?.kind == .blank && !outline.isInLiteral(line)
    }
}

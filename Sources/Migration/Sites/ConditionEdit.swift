import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Takes a site's condition out of its `if` or `guard`: alone, the first or the last of several (SEMANTICS.md 3.2).
struct ConditionEdit {
    let project: Project
    let outline: Outline
    let site: Site
    let condition: SiteCondition
    /// The code indices of the names of the local constants that the storyboard was found out through.
    let storyboards: Set<Int>

    private var tokens: TokenList { outline.tokens }
    private var layout: Layout { Layout(outline: outline) }
    private var statement: ConditionalStatement { outline.conditionals[condition.statement] }
    private var own: Range<Int> { statement.conditions[condition.condition].range }

    /// The code that goes without anything in its place, as code indices.
    var dropped: [Range<Int>] {
        let conditions = consumed.map { statement.conditions[$0].range }
        guard isSole, let body = DroppedElse(outline: outline, statement: statement).body else { return conditions }
        return conditions + [body]
    }

    func edits(_ call: NewCall, kept: Range<Int>?) throws(Obstacle) -> [Edit] {
        if isSole { return try soleEdits(call, kept: kept) }
        guard !outline.isLabelled(statement), layout.isFirstOnLine(start) else {
            throw Obstacle(.optionalUse, "the statement does not begin its line, so nothing can be put in front of it")
        }
        try checkOnlySite()
        if rest.allSatisfy({ $0 > condition.condition }) { return try firstEdits(call, kept: kept) }
        guard rest.allSatisfy({ $0 < condition.condition }), consumedAreInFront else {
            throw Obstacle(.optionalUse, "the conditions before it decide whether the controller is made")
        }
        if statement.kind == .guard { return try lastOfGuard(call, kept: kept) }
        guard statement.elseKeyword == nil else { throw Obstacle(.optionalUse, "the 'else' handles another scene or class") }
        return try lastOfIf(call, kept: kept)
    }

    private var start: Int { tokens.code[statement.keyword].range.lowerBound }

    /// `let vc: X =`, with a blank in front of the sign even where there was none: one will follow.
    private var binding: String {
        let text = outline.file.text(outline.bindingBytes(of: statement.conditions[condition.condition]))
        guard text.hasSuffix("=") else { return text }
        let bound = text.dropLast()
        guard let type = condition.type else { return bound + (bound.last?.isWhitespace ?? true ? "=" : " =") }
        return bound.reversed().drop { $0 == " " }.reversed().map(String.init).joined() + ": \(type) ="
    }

    // Which conditions stay

    /// The conditions in front that bind a storyboard for the site alone: `let sb = storyboard`.
    private var consumed: [Int] {
        statement.conditions.indices.filter { index in
            guard index < condition.condition, case .binding(let variable, _) = statement.conditions[index],
                storyboards.contains(outline.variables[variable].nameIndex),
                let bound = outline.bindings.firstIndex(where: { $0.nameIndex == outline.variables[variable].nameIndex })
            else { return false }
            return outline.uses(of: bound).allSatisfy { own.contains($0) }
        }
    }

    private var rest: [Int] {
        let consumed = consumed
        return statement.conditions.indices.filter { $0 != condition.condition && !consumed.contains($0) }
    }

    private var isSole: Bool { rest.isEmpty }

    private var consumedAreInFront: Bool {
        consumed.enumerated().allSatisfy { $1 == condition.condition - consumed.count + $0 }
    }

    /// Two sites in one list would be taken out at the same place.
    private func checkOnlySite() throws(Obstacle) {
        let nibs = NibCalls(outline: outline, file: site.file).places
        guard
            !rest.map({ statement.conditions[$0].range }).contains(where: { range in
                StoryboardCalls.isNamed(in: range, of: outline) || nibs.contains(where: range.contains)
            })
        else {
            throw Obstacle(.optionalUse, "the conditions make several controllers or views")
        }
    }

    // What is written

    private func soleEdits(_ call: NewCall, kept: Range<Int>?) throws(Obstacle) -> [Edit] {
        try DroppedElse(outline: outline, statement: statement).checkNothingIsStranded()
        let bytes = outline.bindingBytes(of: statement.conditions[condition.condition])
        guard statement.kind == .guard else {
            return try BodyLift(
                project: project, outline: outline, statement: statement,
                replacing: (binding: binding, bytes: bytes, call: call.text(in: outline.file)), kept: kept
            ).edits()
        }
        return try Replacement(outline: outline).edits(
            of: statement.keyword..<statement.end, by: call.preceded(by: binding + " "), keeping: [bytes, kept ?? 0..<0])
    }

    /// The site's condition moves in front of the statement.
    private func firstEdits(_ call: NewCall, kept: Range<Int>?) throws(Obstacle) -> [Edit] {
        guard statement.kind == .guard || !ConditionalValue(project: project, outline: outline, statement: statement).isThere else {
            throw Obstacle(.optionalUse, "the 'if' is an expression")
        }
        guard statement.kind == .guard || outline.scope(around: statement.keyword) != nil else {
            throw Obstacle(.optionalUse, "'\(name)' would be seen by every file")
        }
        let elsewhere = statement.kind == .guard ? [statement.body] : scopeWithoutBody
        try checkName(isHidden: elsewhere)
        let next = statement.conditions[rest[0]].range.lowerBound
        let end = endOfList(before: next)
        let line = layout.lineEnd(at: start) + layout.indentation(at: start)
        let text = line + (statement.kind == .guard ? "guard" : "if") + gap(after: end, before: next)
        let bytes = outline.bindingBytes(of: statement.conditions[condition.condition])
        return try Replacement(outline: outline).edits(
            ofBytes: start..<end, by: call.preceded(by: binding + " ").followed(by: text), keeping: [bytes, kept ?? 0..<0],
            isFollowedBy: next)
    }

    /// Where the code that goes ends: before the next condition, or after the comma's line where comments belong to that condition.
    private func endOfList(before next: Int) -> Int {
        let comma = tokens.code[next - 1].range.upperBound
        let code = tokens.code[next].range.lowerBound
        let stop = layout.lineStop(comma)
        guard stop < code, !layout.comments(in: stop..<code).isEmpty else { return code }
        return stop
    }

    /// What keeps the keyword and the next condition apart: the line end that was there, or a space.
    private func gap(after end: Int, before next: Int) -> String {
        guard end == tokens.code[next].range.lowerBound else { return "" }
        let first = statement.keyword + 1
        guard tokens.startsLine(first) else { return " " }
        return layout.lineEnd(at: start) + layout.indentation(at: tokens.code[next].range.lowerBound)
    }

    /// The site's condition becomes the statement after the `guard`.
    private func lastOfGuard(_ call: NewCall, kept: Range<Int>?) throws(Obstacle) -> [Edit] {
        // A local may not be named before its declaration.
        try checkName(isHidden: [statement.body])
        let end = tokens.code[statement.end - 1].range.upperBound
        let stop = layout.lineStop(end)
        guard tokens.trivia(in: end..<stop).allSatisfy(\.kind.isTrivia),
            layout.comments(in: end..<stop).allSatisfy({ $0.range.upperBound <= stop })
        else { throw Obstacle(.optionalUse, "code follows the 'guard' on its line") }
        let line = layout.lineEnd(at: start) + layout.indentation(at: start)
        let after = outline.isTrailingClosure(statement.end) || tokens.kind(statement.end) == .leftBrace ? ";" : ""
        let text = line + newStatement(call) + after
        return try removal(kept: kept) + [Edit(range: SourceRange(path: outline.path, bytes: stop..<stop), replacement: text)]
    }

    /// The site's condition becomes the first statement of the body.
    private func lastOfIf(_ call: NewCall, kept: Range<Int>?) throws(Obstacle) -> [Edit] {
        let first = statement.body.lowerBound + 1
        let close = statement.body.upperBound - 1
        guard first < close, ![.leftBrace, .leftParen].contains(tokens.kind(first)) else {
            throw Obstacle(.optionalUse, "the body of the 'if' begins with what could not follow a call")
        }
        try checkName(isHidden: [], redeclaredIn: statement.body)
        let open = tokens.code[statement.body.lowerBound].range.upperBound
        let outer = layout.lineEnd(at: start) + layout.indentation(at: start)
        let text = outer + layout.indentationStep + newStatement(call)
        let at = SourceRange(path: outline.path, bytes: open..<open)
        guard !tokens.startsLine(first) else { return try removal(kept: kept) + [Edit(range: at, replacement: text)] }
        guard !tokens.startsLine(close), layout.comments(in: open..<tokens.code[close].range.lowerBound).isEmpty,
            layout.lineStop(open) >= tokens.code[close].range.upperBound
        else { throw Obstacle(.optionalUse, "the body of the 'if' is not laid out so that a line could be put in front") }
        let body = outline.bytes(first..<close)
        let gaps = [open..<body.lowerBound, body.upperBound..<tokens.code[close].range.lowerBound]
        let texts = [text + outer + layout.indentationStep, outer]
        return try removal(kept: kept) + zip(gaps, texts).map { Edit(range: SourceRange(path: outline.path, bytes: $0), replacement: $1) }
    }

    /// Takes the last conditions, with the comma before them, out of the list. A comment after the comma is the condition's before.
    private func removal(kept: Range<Int>?) throws(Obstacle) -> [Edit] {
        let first = statement.conditions[rest[rest.count - 1] + 1].range.lowerBound
        let comma = outline.bytes(first - 1..<first)
        let own = outline.bytes(own)
        let binding = outline.bindingBytes(of: statement.conditions[condition.condition])
        let comments = layout.comments(in: outline.bytes(first..<self.own.upperBound)).filter { comment in
            ![binding, kept ?? 0..<0].contains { $0.contains(comment.range.lowerBound) }
        }
        let before = layout.comments(in: comma.upperBound..<own.lowerBound).filter {
            $0.range.upperBound <= outline.bytes(first..<first + 1).lowerBound
        }
        let last = outline.bytes(first - 2..<first - 1).upperBound
        let isAlone = layout.isFirstOnLine(comma.lowerBound) && layout.comments(in: last..<comma.lowerBound).isEmpty
        let start = before.last?.range.upperBound ?? (isAlone ? last : comma.lowerBound)
        let stop = trailingComment?.range.upperBound ?? own.upperBound
        // Blanks that were left would become part of a line comment in front.
        let end = layout.isLastOnLine(stop) ? layout.lineStop(stop) : stop
        let gone = before.isEmpty ? [start..<end] : [comma, start..<end]
        return try CommentMove(outline: outline).edits(for: comments, before: self.start)
            + gone.map { Edit(range: SourceRange(path: outline.path, bytes: $0), replacement: "") }
    }

    /// A comment at the end of the site's line moves with it.
    private var trailingComment: Token? {
        let end = outline.bytes(own).upperBound
        let next = tokens.code[own.upperBound].range.lowerBound
        return layout.comments(in: end..<min(layout.lineStop(end), next)).last
    }

    /// The new statement, with the comment that stood on its condition.
    private func newStatement(_ call: NewCall) -> String {
        binding + " " + call.text(in: outline.file) + (trailingComment.map { " " + outline.file.text($0.range) } ?? "")
    }

    // What names mean

    private var name: String {
        guard case .binding(let variable, _) = statement.conditions[condition.condition] else { return "" }
        return outline.variables[variable].name
    }

    /// The scope around, without the conditions and the body.
    private var scopeWithoutBody: [Range<Int>] {
        let scope = outline.region(around: statement.keyword)
        return [scope.lowerBound..<statement.keyword, statement.body.upperBound..<scope.upperBound]
    }

    /// - Throws: where the name would mean the new constant in code that meant another.
    private func checkName(isHidden ranges: [Range<Int>], redeclaredIn body: Range<Int>? = nil) throws(Obstacle) {
        let isMentioned = ranges.contains { range in
            range.contains { tokens.kind($0) == .identifier && outline.name($0) == name && tokens.kind($0 - 1) != .period }
        }
        let isRedeclared = outline.bindings.contains { binding in
            guard let body, body.contains(binding.nameIndex), binding.name == name else { return false }
            return outline.scope(around: binding.nameIndex).map { outline.scopes[$0].range } == body
        }
        guard !isMentioned, !isRedeclared else {
            throw Obstacle(.optionalUse, "'\(name)' means something else around the statement")
        }
    }
}

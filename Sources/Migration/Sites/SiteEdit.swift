import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// The edit that turns a site into the dialect's call.
struct SiteEdit {
    let project: Project
    let hierarchy: ClassHierarchy
    let dialect: Dialect

    /// - Throws: `comment-in-the-way` where a comment inside the expression has no place to go.
    func edits(for site: StoryboardSite, use: ResultUse) throws(Obstacle) -> [Edit] {
        let outline = project.outline(site.file)
        try CapturedSelf(outline: outline, site: site).checkItIsUsedElsewhere(than: use.replaced)
        let call = call(use, site: site, in: outline)
        switch use.row {
        case .expression:
            return try replacement(of: use.replaced, by: call, keeping: [keptBytes(site, in: outline) ?? 0..<0], in: outline)
        case .guardThatTraps(let index):
            let statement = outline.conditionals[index]
            try DroppedElse(outline: outline, statement: statement).checkNothingIsStranded()
            let binding = outline.bindingBytes(of: statement.conditions[0])
            return try replacement(
                of: statement.keyword..<statement.end, by: call.preceded(by: outline.file.text(binding) + " "),
                keeping: [binding, keptBytes(site, in: outline) ?? 0..<0], in: outline)
        case .ifThatTraps(let index):
            try DroppedElse(outline: outline, statement: outline.conditionals[index]).checkNothingIsStranded()
            return try BodyLift(
                project: project, outline: outline, statement: outline.conditionals[index], call: call.text(in: outline.file),
                kept: keptBytes(site, in: outline)
            ).edits()
        case .optional(let why): throw Obstacle(.optionalUse, why)
        }
    }

    /// The class as it is written at the site. A bare call where it said `Self`, since that compiles in every Swift.
    private func receiver(_ use: ResultUse, site: StoryboardSite) -> String {
        guard let name = use.className else { return "" }
        let outline = project.outline(site.file)
        guard outline.typeName(name) == "Self" else { return outline.compactText(name) }
        if outline.isStaticContext(site.nameIndex) { return "" }
        return outline.isDirectlyInMethod(site.nameIndex) ? "type(of: self)" : "Self"
    }

    /// The new call: the argument list as it is written, line breaks and comments included, under the dialect's label.
    private func call(_ use: ResultUse, site: StoryboardSite, in outline: Outline) -> NewCall {
        let head = dialect.callHead(on: receiver(use, site: site))
        guard case .identifier(let expression, _) = site.method, let kept = keptBytes(site, in: outline) else {
            return NewCall(before: head + ")", value: nil, after: "")
        }
        let value = outline.bytes(expression)
        let isLabelled = outline.tokens.kind(expression.lowerBound - 1) == .colon
        let label = isLabelled ? outline.bytes(expression.lowerBound - 2..<expression.lowerBound - 1) : value.lowerBound..<value.lowerBound
        let labelled = outline.file.text(kept.lowerBound..<label.lowerBound) + dialect.identifierLabel + (isLabelled ? "" : ": ")
        return NewCall(
            before: head + labelled + outline.file.text(label.upperBound..<value.lowerBound), value: value,
            after: outline.file.text(value.upperBound..<kept.upperBound) + ")")
    }

    /// The bytes between the call's parentheses, which stay as they are written; nil for an initial view controller.
    private func keptBytes(_ site: StoryboardSite, in outline: Outline) -> Range<Int>? {
        guard case .identifier = site.method, let close = outline.tokens.match(site.nameIndex + 1) else { return nil }
        return outline.tokens.code[site.nameIndex + 1].range.upperBound..<outline.tokens.code[close].range.lowerBound
    }

    /// - Parameter kept: the bytes that the call says too, their comments included.
    private func replacement(
        of indices: Range<Int>, by call: NewCall, keeping kept: [Range<Int>], in outline: Outline
    ) throws(Obstacle) -> [Edit] {
        let bytes = outline.bytes(indices)
        let layout = Layout(outline: outline)
        let comments = layout.comments(in: bytes).filter { comment in !kept.contains { $0.contains(comment.range.lowerBound) } }
        let hoisted = try CommentMove(outline: outline).edits(for: comments, before: bytes.lowerBound)
        // A closure on the next line would become a trailing one of the call.
        let end = outline.isTrailingClosure(indices.upperBound) ? ";" : ""
        let spaced = call.preceded(by: space(before: bytes, in: outline.file)).followed(by: end + space(after: bytes, in: outline.file))
        return hoisted + spaced.edits(of: SourceRange(path: outline.path, bytes: bytes))
    }

    /// `return(x as! X)`: where parentheses go, a space must keep the words apart.
    private func space(before bytes: Range<Int>, in file: SourceFile) -> String {
        bytes.lowerBound > 0 && Self.isWordByte(file.bytes[bytes.lowerBound - 1]) ? " " : ""
    }

    private func space(after bytes: Range<Int>, in file: SourceFile) -> String {
        bytes.upperBound < file.bytes.count && Self.isWordByte(file.bytes[bytes.upperBound]) ? " " : ""
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"),
            0x80...:
            true
        default: false
        }
    }
}

extension Outline {
    /// `let vc: X =` of a condition, as it is written.
    func bindingBytes(of condition: ConditionalStatement.Condition) -> Range<Int> {
        guard case .binding(let variable, let range) = condition, let initializer = variables[variable].initializer else { return 0..<0 }
        return tokens.code[range.lowerBound].range.lowerBound..<tokens.code[initializer.lowerBound - 1].range.upperBound
    }
}

/// Moves comments out of code that goes, to lines of their own above it.
struct CommentMove {
    let outline: Outline

    /// - Throws: `comment-in-the-way` where the code does not begin its line, so that no line above is its own.
    func edits(for comments: [Token], before offset: Int) throws(Obstacle) -> [Edit] {
        guard !comments.isEmpty else { return [] }
        let layout = Layout(outline: outline)
        let line = layout.lineStart(offset)
        guard layout.isFirstOnLine(offset) || outline.tokens.token(beginningAt: line) != nil, !isInInterpolation(offset) else {
            throw Obstacle(.commentInTheWay, "a comment inside the expression has no line to move to")
        }
        let indentation = layout.indentation(at: offset)
        let lines = comments.map { indentation + outline.file.text($0.range) + layout.lineEnd(at: offset) }.joined()
        return [Edit(range: SourceRange(path: outline.path, bytes: line..<line), replacement: lines)]
    }

    /// Where the line above may be text of the literal.
    private func isInInterpolation(_ offset: Int) -> Bool {
        guard let index = outline.tokens.code.firstIndex(where: { $0.range.lowerBound >= offset }) else { return false }
        var bracket = outline.enclosingBracket(of: index)
        while let open = bracket {
            if outline.tokens.kind(open) == .interpolationOpen { return true }
            bracket = outline.enclosingBracket(of: open)
        }
        return false
    }
}

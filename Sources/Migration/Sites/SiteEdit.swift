import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// The edit that turns a site into the dialect's call.
struct SiteEdit {
    let project: Project
    let hierarchy: ClassHierarchy
    let dialect: Dialect

    /// - Throws: `comment-in-the-way` where a comment inside the expression has no place to go; `optional-use` where the
    ///   statement around it cannot be taken apart.
    func edits(for analyzed: AnalyzedSite, _ site: Site, _ use: ResultUse) throws(Obstacle) -> [Edit] {
        let outline = project.outline(site.file)
        let typing = TypedCall(dialect: dialect, outline: outline, use: use, drawn: drawnName(analyzed))
        let call = typing.typed(call(receiver(analyzed, use, site: site), site: site, in: outline))
        let kept = keptBytes(site, in: outline)
        let locals = declarators(of: analyzed, in: outline)
        switch use.row {
        case .expression, .annotated, .upcast:
            try checkSelf(at: site, isUsedElsewhereThan: [use.replaced] + locals, in: outline)
            return try typing.annotation + expressionEdits(use, by: call, kept: kept, in: outline)
        case .condition(let condition):
            let edit = ConditionEdit(
                project: project, outline: outline, site: site, condition: condition,
                storyboards: Set(analyzed.locals.filter { $0.file == site.file }.map(\.nameIndex)))
            try checkSelf(at: site, isUsedElsewhereThan: [use.replaced] + locals + edit.dropped, in: outline)
            return try edit.edits(call, kept: kept)
        case .optional(let why): throw Obstacle(.optionalUse, why)
        }
    }

    /// A nib's owner stays in the new call.
    private func checkSelf(at site: Site, isUsedElsewhereThan gone: [Range<Int>], in outline: Outline) throws(Obstacle) {
        if case .nib(let owner?) = site.method, owner.contains(where: { outline.tokens.is($0, "self") }) { return }
        try CapturedSelf(outline: outline, site: site).checkItIsUsedElsewhere(than: gone)
    }

    /// The code of the local constants that may go with the site.
    private func declarators(of analyzed: AnalyzedSite, in outline: Outline) -> [Range<Int>] {
        let names = Set(analyzed.locals.filter { $0.file == analyzed.file }.map(\.nameIndex))
        return outline.variables.filter { names.contains($0.nameIndex) }.map(\.declarator)
    }

    private func expressionEdits(_ use: ResultUse, by call: NewCall, kept: Range<Int>?, in outline: Outline) throws(Obstacle) -> [Edit] {
        var call = call
        var edits: [Edit] = []
        switch use.row {
        case .annotated(let name, let type):
            let end = outline.tokens.code[name].range.upperBound
            edits = [Edit(range: SourceRange(path: outline.path, bytes: end..<end), replacement: ": " + type)]
        case .upcast(let type): call = call.followed(by: " as " + type)
        default: break
        }
        return edits + (try Replacement(outline: outline).edits(of: use.replaced, by: call, keeping: [kept ?? 0..<0]))
    }

    /// The class as it is written at the site, or as the Interface Builder file names it.
    private func receiver(_ analyzed: AnalyzedSite, _ use: ResultUse, site: Site) -> String {
        guard let name = use.className else { return analyzed.target.map { project.types.all[$0].qualifiedName } ?? "" }
        let outline = project.outline(site.file)
        guard outline.typeName(name) == "Self" else { return outline.compactText(name) }
        // A bare call where it said `Self`, since that compiles in every Swift.
        if outline.isStaticContext(site.nameIndex) { return "" }
        return outline.isDirectlyInMethod(site.nameIndex) ? "type(of: self)" : "Self"
    }

    /// The class that only the Interface Builder file names.
    private func drawnName(_ analyzed: AnalyzedSite) -> String {
        analyzed.target.map { SwiftName.written(project.types.all[$0].qualifiedName) } ?? ""
    }

    /// The new call: the argument list as it is written, line breaks and comments included, under the dialect's label.
    private func call(_ receiver: String, site: Site, in outline: Outline) -> NewCall {
        let head = dialect.callHead(on: receiver, making: site.method.made)
        switch site.method {
        case .identifier where !dialect.callsSayIdentifier: return NewCall(before: head + ")", value: nil, after: "")
        case .initial: return NewCall(before: head + ")", value: nil, after: "")
        case .nib(owner: nil): return NewCall(before: head + dialect.argumentOfNobody + ")", value: nil, after: "")
        case .nib(let owner?): return ownedCall(head, owner: owner, site: site, in: outline)
        case .identifier(let expression, _):
            guard let kept = keptBytes(site, in: outline) else { return NewCall(before: head + ")", value: nil, after: "") }
            let value = outline.bytes(expression)
            let isLabelled = outline.tokens.kind(expression.lowerBound - 1) == .colon
            let label =
                isLabelled ? outline.bytes(expression.lowerBound - 2..<expression.lowerBound - 1) : value.lowerBound..<value.lowerBound
            let labelled = outline.file.text(kept.lowerBound..<label.lowerBound)
            return NewCall(
                before: head + labelled + labelAndGap(label.upperBound, expression, isLabelled: isLabelled, in: outline), value: value,
                after: outline.file.text(value.upperBound..<kept.upperBound) + ")")
        }
    }

    /// The dialect's label, and what stands between the old one and the value: a colon, a blank, perhaps comments.
    private func labelAndGap(_ labelEnd: Int, _ expression: Range<Int>, isLabelled: Bool, in outline: Outline) -> String {
        let value = outline.bytes(expression).lowerBound
        guard dialect.identifierLabel == "_" else {
            return dialect.identifierLabel + (isLabelled ? "" : ": ") + outline.file.text(labelEnd..<value)
        }
        guard isLabelled else { return "" }
        let colon = outline.tokens.code[expression.lowerBound - 1].range
        return String((outline.file.text(labelEnd..<colon.lowerBound) + outline.file.text(colon.upperBound..<value)).drop { $0 == " " })
    }

    /// The owner stays where it is, unless it stands in another statement.
    private func ownedCall(_ head: String, owner: Range<Int>, site: Site, in outline: Outline) -> NewCall {
        let label = dialect.functions[.view]?.argumentHead ?? ""
        guard site.call.contains(owner.lowerBound) else {
            return NewCall(before: head + label + outline.text(owner) + ")", value: nil, after: "")
        }
        return NewCall(before: head + label, value: outline.bytes(owner), after: ")")
    }

    /// The bytes between the call's parentheses, which stay as they are written; nil for an initial view controller.
    private func keptBytes(_ site: Site, in outline: Outline) -> Range<Int>? {
        switch site.method {
        case .initial, .nib(owner: nil): return nil
        case .nib(let owner?): return site.call.contains(owner.lowerBound) ? outline.bytes(owner) : nil
        case .identifier where !dialect.callsSayIdentifier: return nil
        case .identifier:
            guard let close = outline.tokens.match(site.nameIndex + 1) else { return nil }
            return outline.tokens.code[site.nameIndex + 1].range.upperBound..<outline.tokens.code[close].range.lowerBound
        }
    }
}

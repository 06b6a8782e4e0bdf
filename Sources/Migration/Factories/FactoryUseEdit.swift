import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// Turns a use of a factory into the dialect's call.
struct FactoryUseEdit {
    let context: RuleContext
    let factory: Factory
    let use: FactoryUse
    let made: Dialect.Made

    private var project: Project { context.project }
    private var outline: Outline { project.outline(use.file) }

    /// - Throws: where the use must not be edited, or cannot be without changing a type.
    func edits(arguments: String) throws(FactoryUses.Kept) -> [Edit] {
        try checkEditable()
        if context.losesActor(of: factory.type, at: use.nameIndex, in: use.file) {
            throw FactoryUses.Kept(cause: "it is awaited in \(outline.path), and the new call need not run on the main actor")
        }
        if context.dialect.fixedReceiver != nil { return try inferredEdits() }
        guard result.isWider else { return try plainEdits(arguments) }
        try checkHasNoComment(outline.bytes(use.call))
        return try typedEdits(receiver + context.dialect.callHead(on: "", making: made) + arguments + ")")
    }

    /// A call that does not name the class: its type is written, as an annotation where there is none.
    private func inferredEdits() throws(FactoryUses.Kept) -> [Edit] {
        try checkHasNoComment(outline.bytes(use.call))
        guard let receiver = context.dialect.fixedReceiver, context.canCall(receiver, at: use.nameIndex, in: use.file) else {
            throw FactoryUses.Kept(cause: "the new call has no name in \(outline.path)")
        }
        guard !result.isSelf || project.isFinal(factory.type) || !isSaidBySelf else {
            throw FactoryUses.Kept(cause: "it gives 'Self' in \(outline.path)")
        }
        let call = context.dialect.callHead(on: "", making: made) + ")"
        let name = try className()
        if result.isWider { return try typedEdits(call + " as " + name) }
        guard let variable = untypedVariable else {
            return [
                edit(
                    outline.bytes(use.call),
                    isOperand || outline.tokens.continues(at: use.call.upperBound) ? "(\(call) as \(name))" : "\(call) as \(name)")
            ]
        }
        let end = outline.tokens.code[variable.nameIndex].range.upperBound
        return [edit(end..<end, ": " + name), edit(outline.bytes(use.call), call)]
    }

    /// The class, where its name means it.
    private func className() throws(FactoryUses.Kept) -> String {
        let name = project.types.all[factory.type].qualifiedName
        guard case .project(factory.type) = project.type(named: name, file: use.file, at: use.nameIndex) else {
            throw FactoryUses.Kept(cause: "the name of the class means something else in \(outline.path)")
        }
        return SwiftName.written(name)
    }

    private var isSaidBySelf: Bool {
        ["", "self.", "Self.", "type(of:self)."].contains(outline.compactText(use.call.lowerBound..<use.nameIndex))
    }

    private var untypedVariable: VariableDeclaration? {
        outline.variables.last { variable in
            variable.initializer == use.call && variable.hasTypeOfValue && !variable.isCondition
                && outline.tokens.kind(variable.nameIndex + 1) == .equal
        }
    }

    /// The name alone is replaced, so that comments around it stay.
    private func plainEdits(_ arguments: String) throws(FactoryUses.Kept) -> [Edit] {
        let tokens = outline.tokens
        let name = tokens.code[use.nameIndex].range
        if isSaidAnew { try checkHasNoComment(outline.bytes(use.call).lowerBound..<name.lowerBound) }
        let start = isSaidAnew ? outline.bytes(use.call).lowerBound : name.lowerBound
        let head = (isSaidAnew ? receiver : "") + context.dialect.name(of: made)
        if factory.isProperty { return [edit(start..<name.upperBound, "\(head)(\(arguments))")] }
        let open = tokens.code[use.nameIndex + 1].range.upperBound
        let close = tokens.code[use.call.upperBound - 1].range.lowerBound
        let hasComment = !Layout(outline: outline).comments(in: open..<close).isEmpty
        let inside = edit(hasComment ? close..<close : open..<close, arguments)
        return [edit(start..<name.upperBound, head)]
            + (hasComment && arguments.isEmpty || open == close && arguments.isEmpty ? [] : [inside])
    }

    /// - Throws: where a comment would be lost.
    private func checkHasNoComment(_ bytes: Range<Int>) throws(FactoryUses.Kept) {
        guard Layout(outline: outline).comments(in: bytes).isEmpty else {
            throw FactoryUses.Kept(cause: "a comment stands in a use in \(outline.path)")
        }
    }

    /// The class as the use names it. What may be a subclass there made the class itself, unless the factory gives `Self` †.
    private var receiver: String {
        guard isSaidAnew else {
            return outline.file.text(outline.bytes(use.call).lowerBound..<outline.tokens.code[use.nameIndex].range.lowerBound)
        }
        return SwiftName.written(project.types.all[factory.type].qualifiedName) + "."
    }

    private var isSaidAnew: Bool {
        let head = outline.compactText(use.call.lowerBound..<use.nameIndex)
        if head.isEmpty, project.enclosingClass(of: use.nameIndex, in: use.file) != factory.type { return true }
        return ["", "self.", "Self.", "type(of:self)."].contains(head) && !result.isSelf && !project.isFinal(factory.type)
    }

    private var result: FactoryResult { FactoryResult(project: project, factory: factory) }

    private func checkEditable() throws(FactoryUses.Kept) {
        do throws(Obstacle) { try project.checkEditable(use.file) } catch {
            throw FactoryUses.Kept(cause: "it is used in \(outline.path), which is not edited")
        }
        let bytes = outline.bytes(use.call)
        guard context.ignores.comment(on: bytes, file: use.file, rule: RuleName.viewControllerFactory) == nil else {
            throw FactoryUses.Kept(cause: "a comment in \(outline.path) leaves a use alone")
        }
    }

    /// The static type of the use stays what it was †.
    private func typedEdits(_ call: String) throws(FactoryUses.Kept) -> [Edit] {
        if isUpcast { return [edit(outline.bytes(use.call), call)] }
        let site = Site(
            file: use.file, nameIndex: use.nameIndex, method: .identifier(0..<0, isGeneric: false), receiver: [], isImplicitMember: false,
            call: use.call)
        let row = try? ResultUseReader(site, in: project).use()
        if row?.row == .expression && row?.className == nil || isStatement { return [edit(outline.bytes(row?.replaced ?? use.call), call)] }
        guard let type = result.name(at: use.nameIndex, in: use.file) else {
            throw FactoryUses.Kept(cause: "what it gives has no name in \(outline.path)")
        }
        return [edit(outline.bytes(use.call), isOperand ? "(\(call) as \(type))" : "\(call) as \(type)")]
    }

    /// `as` and a type that the result has anyway.
    private var isUpcast: Bool {
        let next = use.call.upperBound
        return outline.tokens.is(next, "as") && ![.postfixQuestion, .exclamation].contains(outline.tokens.kind(next + 1))
    }

    /// Whether something is done with the result that would be done with the type of a cast.
    private var isOperand: Bool {
        let tokens = outline.tokens
        let next = use.call.upperBound
        if [.leftBracket, .leftParen].contains(tokens.kind(next)) { return !tokens.startsLine(next) }
        return [.period, .postfixQuestion, .exclamation, .infixOperator].contains(tokens.kind(next))
            || [.prefixOperator, .infixOperator].contains(tokens.kind(use.call.lowerBound - 1))
    }

    /// Whether nothing is done with the result.
    private var isStatement: Bool {
        let tokens = outline.tokens
        let first = use.call.lowerBound
        let begins = tokens.startsLine(first) && !tokens.bindsAcrossLine(first, inTernary: true) || tokens.kind(first - 1) == .semicolon
        guard begins, tokens.expressionEnd(from: first, stopsAtBrace: false) == use.call.upperBound,
            let scope = outline.scope(around: first)
        else { return false }
        return outline.singleExpression(ofBody: outline.scopes[scope].range.lowerBound) == nil
    }

    private func edit(_ bytes: Range<Int>, _ text: String) -> Edit {
        Edit(range: SourceRange(path: outline.path, bytes: bytes), replacement: text)
    }
}

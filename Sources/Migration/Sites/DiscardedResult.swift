import Patching
import SourceText
import SwiftLexing
import SwiftOutline

/// A closure that is left with a single expression would take on its type †: `_ = ` in front keeps it a statement.
struct DiscardedResult {
    let project: Project
    let outline: Outline

    /// - Parameter gone: what else is removed, statements among it.
    func edits(forRemoving statement: Range<Int>, with gone: [Range<Int>]) -> [Edit] {
        guard let scope = outline.scope(around: statement.lowerBound), case .closure(let closure) = outline.scopes[scope].kind,
            !closure.hasResultType
        else { return [] }
        let removed = gone + [statement]
        var rest = closure.bodyStart..<outline.scopes[scope].range.upperBound - 1
        while let first = removed.first(where: { $0.lowerBound == rest.lowerBound && $0.upperBound < rest.upperBound }) {
            let isTerminated = outline.tokens.kind(first.upperBound) == .semicolon
            rest = first.upperBound + (isTerminated ? 1 : 0)..<rest.upperBound
        }
        while let last = removed.first(where: { $0.upperBound == rest.upperBound && $0.lowerBound > rest.lowerBound }) {
            rest = rest.lowerBound..<last.lowerBound
        }
        guard isExpression(rest) else { return [] }
        let bytes = outline.bytes(rest)
        if isOptionalAssignment(rest) { return [insertion("_ = (", at: bytes.lowerBound), insertion(")", at: bytes.upperBound)] }
        return !outline.hasAssignment(rest) && hasValue(rest) ? [insertion("_ = ", at: bytes.lowerBound)] : []
    }

    private func insertion(_ text: String, at offset: Int) -> Edit {
        Edit(range: SourceRange(path: outline.path, bytes: offset..<offset), replacement: text)
    }

    /// `a?.b = c` is an optional too.
    private func isOptionalAssignment(_ range: Range<Int>) -> Bool {
        guard let target = CallChain(in: outline.tokens, from: range.lowerBound, upTo: range.upperBound) else { return false }
        let isAssigned =
            outline.tokens.kind(target.range.upperBound) == .equal
            || ["+=", "-=", "*=", "/="].contains(outline.tokens.text(target.range.upperBound))
        return isAssigned && target.links.contains { if case .optional = $0 { true } else { false } }
    }

    private func hasValue(_ range: Range<Int>) -> Bool {
        CallResult(project: project, outline: outline).hasValue(range)
    }

    /// Whether a run of tokens is one expression and no other statement.
    private func isExpression(_ range: Range<Int>) -> Bool {
        guard let first = range.first, outline.tokens.expressionEnd(from: first, stopsAtBrace: false) == range.upperBound else {
            return false
        }
        let statements: Set<String> = [
            "return", "let", "var", "if", "guard", "for", "while", "switch", "do", "throw", "defer", "repeat", "func", "class", "struct",
            "enum", "break",
            "continue", "_",
        ]
        return !(outline.tokens.kind(first) == .keyword && statements.contains(outline.tokens.text(first)))
    }
}

/// What an expression that stands as a statement leaves unused.
struct CallResult {
    let project: Project
    let outline: Outline

    /// Whether the value is of another type than `Void`, as far as can be told.
    ///
    /// The compiler warns of every unused value but those of `Void` and of `@discardableResult`, so a call that is not known is
    /// taken to return nothing. Through `?` it returns an optional all the same, and `_ = ` brings no warning there.
    func hasValue(_ expression: Range<Int>) -> Bool {
        let (start, isOptional) = skippingEffects(expression.lowerBound)
        guard let chain = CallChain(in: outline.tokens, from: start, upTo: expression.upperBound),
            chain.range.upperBound == expression.upperBound
        else { return isOptional }
        let isChained = chain.links.contains { if case .optional = $0 { true } else { false } }
        guard !isOptional, !isChained, case .call = chain.links.last else { return true }
        let names = chain.links.compactMap { if case .name(let index) = $0 { outline.name(index) } else { nil } }
        guard let last = names.last else { return false }
        let functions = functions(named: last)
        if StoryboardCalls.methodNames.contains(last) { return true }
        guard !functions.isEmpty else { return Self.discardableCalls.contains(last) }
        return functions.allSatisfy { $0.returnType != nil }
    }

    /// Whether an expression that is somebody's value may be of another type than `Void`.
    func mayHaveValue(_ expression: Range<Int>) -> Bool {
        let (start, isOptional) = skippingEffects(expression.lowerBound)
        guard !isOptional, let chain = CallChain(in: outline.tokens, from: start, upTo: expression.upperBound),
            chain.range.upperBound == expression.upperBound, case .call = chain.links.last
        else { return true }
        let names = chain.links.compactMap { if case .name(let index) = $0 { outline.name(index) } else { nil } }
        guard let last = names.last else { return true }
        let members = project.members.named(last)
        guard members.isEmpty else {
            return members.contains { member in
                guard case .function(let place) = member else { return true }
                return project.outline(place.file).functions[place.index].returnType != nil
            }
        }
        return !Self.voidCalls.contains(last)
    }

    /// Calls of Apple's frameworks that return nothing.
    private static let voidCalls: Set<String> = [
        "present", "presentViewController", "pushViewController", "show", "showDetailViewController", "addChild",
        "addChildViewController", "setViewControllers", "dismiss", "performSegue", "addSubview", "print", "debugPrint", "NSLog",
    ]

    private func functions(named name: String) -> [FunctionDeclaration] {
        let all = project.members.named(name).compactMap { member -> FunctionDeclaration? in
            guard case .function(let place) = member else { return nil }
            return project.outline(place.file).functions[place.index]
        }
        // Without the attribute the statement would have brought a warning already.
        return all.filter { $0.returnType == nil || $0.modifiers.attribute("discardableResult") != nil }
    }

    /// Past `try`, `try?` and `await`, and whether a `try?` is among them.
    private func skippingEffects(_ start: Int) -> (index: Int, isOptional: Bool) {
        var index = start
        var isOptional = false
        while outline.tokens.is(index, "try") || outline.tokens.is(index, "await") {
            index += 1
            if outline.tokens.kind(index) == .postfixQuestion { isOptional = true }
            if outline.tokens.kind(index) == .postfixQuestion || outline.tokens.kind(index) == .exclamation { index += 1 }
        }
        return (index, isOptional)
    }

    /// Calls of Apple's frameworks whose results may be left unused.
    private static let discardableCalls: Set<String> = [
        "popViewController", "popToViewController", "popToRootViewController", "insert", "updateValue", "remove", "removeFirst",
        "removeLast", "becomeFirstResponder", "resignFirstResponder",
    ]
}

extension Outline {
    /// Whether an assignment stands at a range's own bracket level.
    func hasAssignment(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            switch tokens.kind(index) {
            case .equal: return true
            case .leftParen, .leftBracket, .leftBrace, .stringOpen: index = (tokens.match(index) ?? index) + 1
            default: index += 1
            }
        }
        return false
    }
}

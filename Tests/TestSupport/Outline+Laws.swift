import SwiftLexing
import SwiftOutline

/// What holds for the outline of any bytes: it comes to an end, and so does every question, and it names only places that there are.
extension Outline {
    package var violations: [String] {
        for index in tokens.code.indices { ask(at: index) }
        for binding in bindings.indices.prefix(50) { _ = uses(of: binding) }
        let outside = places.filter { $0.lowerBound < 0 || $0.upperBound > tokens.count }.map { "\($0) is no place in the file" }
        let isSorted = zip(scopes, scopes.dropFirst()).allSatisfy { $0.range.lowerBound < $1.range.lowerBound }
        return outside + nestingViolations + bodyViolations + (isSorted ? [] : ["the scopes are not in order"])
    }

    /// A scope lies in the one around it; brackets that do not pair may overlap.
    private var nestingViolations: [String] {
        guard tokens.problems.isEmpty else { return [] }
        return scopes.filter { scope in
            guard let parent = scope.parent.map({ scopes[$0].range }) else { return false }
            return scope.range.lowerBound <= parent.lowerBound || scope.range.upperBound > parent.upperBound
        }.map { "the scope \($0.range) is not inside of its parent" }
    }

    /// Bodies begin and end with braces that belong together.
    private var bodyViolations: [String] {
        let bodies = types.map { ($0.bodyOpen, $0.bodyClose) } + functions.compactMap { body(of: $0) }
        return bodies.filter { tokens.kind($0) != .leftBrace || tokens.match($0) != $1 }.map { "\($0)...\($1) is no body" }
    }

    private func body(of function: FunctionDeclaration) -> (Int, Int)? {
        guard let open = function.bodyOpen, let close = function.bodyClose else { return nil }
        return (open, close)
    }

    private var places: [Range<Int>] {
        var places = types.flatMap {
            [$0.keyword..<$0.bodyClose + 1, $0.nameRange, $0.modifiers.start..<$0.keyword + 1] + $0.inherited
        }
        places += functions.flatMap { $0.parameters.map(\.type) + [$0.modifiers.start..<$0.nameIndex + 1, $0.returnType ?? 0..<0] }
        places += variables.flatMap { [$0.statement, $0.declarator, $0.type ?? 0..<0, $0.initializer ?? 0..<0] }
        places += conditionals.flatMap { $0.conditions.map(\.range) + [$0.body, $0.keyword..<$0.end] }
        return places + scopes.map(\.range) + bindings.map(\.visible) + enumCases.compactMap(\.rawValue) + branches.map(\.range)
    }

    private func ask(at index: Int) {
        _ = scopes(around: index)
        _ = enclosingBracket(of: index)
        _ = binding(of: name(index), at: index)
        _ = chainStart(reaching: index)
        _ = CallChain(in: tokens, from: index).map { text($0.range) }
        _ = tokens.expressionEnd(from: index, stopsAtBrace: true).map { literalText(index..<$0) }
        _ = tokens.typeEnd(from: index)
    }
}

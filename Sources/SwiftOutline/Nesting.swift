import SwiftLexing

/// A pair of brackets of any kind but quotes.
struct Bracket: Sendable {
    /// From the opening bracket to past the closing one.
    let range: Range<Int>
    let isBrace: Bool
    /// The pair around it; nil at file level.
    let parent: Int?
}

/// What is open at a place of the walk.
struct Nesting {
    /// The innermost scope.
    var scope: Int?
    /// The innermost pair of brackets.
    var bracket: Int?
}

/// An `#if` whose branches are being read.
struct Fork {
    /// What was open at `#if`: every branch begins with that.
    let base: Nesting
    /// What the first branch left open.
    var result: Nesting?
}

extension OutlineReader {
    mutating func openBracket(at index: Int, isBrace: Bool) {
        guard let close = tokens.match(index), close > index else { return }
        parts.brackets.append(Bracket(range: index..<close + 1, isBrace: isBrace, parent: nesting.bracket))
        nesting.bracket = parts.brackets.count - 1
    }

    mutating func closeBracket(at index: Int) {
        let open = tokens.match(index)
        while let last = nesting.bracket,
            parts.brackets[last].range.upperBound <= index + 1 || parts.brackets[last].range.lowerBound == open
        {
            nesting.bracket = parts.brackets[last].parent
        }
        while let last = nesting.scope, parts.scopes[last].range.upperBound <= index + 1 || parts.scopes[last].range.lowerBound == open {
            nesting.scope = parts.scopes[last].parent
        }
    }

    mutating func readDirective(at index: Int) {
        if tokens.is(index, "#if") { return forks.append(Fork(base: nesting)) }
        guard !tokens.is(index, "#sourceLocation"), var fork = forks.popLast() else { return }
        fork.result = fork.result ?? nesting
        if tokens.is(index, "#endif") {
            nesting = fork.result ?? nesting
        } else {
            nesting = fork.base
            forks.append(fork)
        }
    }

    /// Declarations and statements stand in braces or in the file itself, never right inside of parentheses: `f(for: x)`.
    var isAtStatementLevel: Bool {
        nesting.bracket.map { parts.brackets[$0].isBrace } ?? true
    }

    /// The end of the scope that is open, its closing brace.
    var currentEnd: Int {
        nesting.scope.map { parts.scopes[$0].range.upperBound - 1 } ?? tokens.count
    }

    /// The first token that can see what is declared anywhere in the open scope; in a `switch`, in the open case.
    var currentStart: Int {
        guard let scope = nesting.scope else { return 0 }
        return (cases[scope]?.keyword ?? parts.scopes[scope].range.lowerBound) + 1
    }

    /// The type whose body is the innermost open scope.
    var currentType: Int? {
        guard let scope = nesting.scope, case .type(let type) = parts.scopes[scope].kind else { return nil }
        return type
    }

    var isLocal: Bool {
        currentType == nil && nesting.scope != nil
    }

    func braces(at index: Int) -> Range<Int>? {
        guard tokens.kind(index) == .leftBrace, let close = tokens.match(index), close > index else { return nil }
        return index..<close + 1
    }
}

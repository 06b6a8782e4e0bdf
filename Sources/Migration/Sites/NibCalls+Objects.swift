import SwiftLexing
import SwiftOutline

extension NibCalls {
    /// What the code takes of a nib's objects.
    struct Taken {
        /// From where the object is named to its end.
        let call: Range<Int>
        let objects: LocalConstant?
        let isLast: Bool
        /// Why it is not the first, or not just that.
        var obstacle: Obstacle?
    }

    /// The first object, taken where the nib is loaded or in the next statement.
    func taken(_ loading: Range<Int>) throws(Obstacle) -> Taken {
        if let element = try element(from: loading.upperBound) {
            return Taken(call: loading.lowerBound..<element.end, objects: nil, isLast: element.isLast)
        }
        let end = pastMarks(loading.upperBound)
        guard let variable = outline.variables.first(where: { $0.initializer == loading.lowerBound..<end }) else {
            let isStatement = tokens.startsLine(loading.lowerBound) || tokens.is(loading.lowerBound - 2, "_")
            throw isStatement
                ? Obstacle(.filesOwner, "the nib is loaded for its owner's outlets")
                : Obstacle(.nibIndex, "what is taken of the nib's objects is not the first")
        }
        return try taken(from: variable)
    }

    /// The one use of the constant that holds the objects, in the statement behind its own.
    private func taken(from variable: VariableDeclaration) throws(Obstacle) -> Taken {
        guard variable.isLet, variable.declaratorCount == 1, variable.place == .local,
            let binding = outline.bindings.firstIndex(where: { $0.nameIndex == variable.nameIndex })
        else { throw Obstacle(.nibIndex, "'\(variable.name)', which holds the nib's objects, is no plain constant") }
        let uses = outline.uses(of: binding)
        guard uses.count == 1, let use = uses.first, let element = try element(from: use + 1) else {
            throw Obstacle(.nibIndex, "more is done with '\(variable.name)', which holds the nib's objects, than to take the first")
        }
        guard isNextStatement(from: variable.statement.upperBound, to: use) else {
            throw Obstacle(.nibIndex, "other code stands between the nib's loading and the use of its object")
        }
        let objects = LocalConstant(file: file, nameIndex: variable.nameIndex)
        return Taken(call: use..<element.end, objects: objects, isLast: element.isLast)
    }

    /// Whether a place is in the line that begins at a code index, in no closure of it, and nothing there is called or decided before.
    private func isNextStatement(from start: Int, to use: Int) -> Bool {
        guard start < use else { return start == use }
        let isConditional = ["if", "guard", "while"].contains(tokens.text(start))
        return outline.scope(around: start) == outline.scope(around: use)
            && (start + 1...use).allSatisfy { !tokens.startsLine($0) }
            && (start..<use).allSatisfy { !mayComeFirst($0) && !(isConditional && tokens.kind($0) == .comma) }
    }

    /// Whether a token ends a call, a condition or a statement.
    private func mayComeFirst(_ index: Int) -> Bool {
        switch tokens.kind(index) {
        case .rightParen, .rightBrace, .infixQuestion, .semicolon: true
        case .infixOperator: ["&&", "||", "??"].contains(tokens.text(index))
        default: false
        }
    }

    /// `[0]`, `.first` or `.last`, with the marks in front of it; nil where nothing is taken.
    private func element(from index: Int) throws(Obstacle) -> (end: Int, isLast: Bool)? {
        let start = pastMarks(index)
        if tokens.kind(start) == .leftBracket, !tokens.startsLine(start), let close = tokens.match(start) {
            guard outline.compactText(start + 1..<close) == "0" else {
                throw Obstacle(.nibIndex, "'[\(outline.compactText(start + 1..<close))]' is not the first object of the nib")
            }
            return (close + 1, false)
        }
        guard tokens.kind(start) == .period else { return nil }
        let isCall = tokens.kind(start + 2) == .leftParen || outline.isTrailingClosure(start + 2)
        guard !isCall, ["first", "last"].contains(outline.name(start + 1)) else {
            throw Obstacle(.nibIndex, "'.\(outline.name(start + 1))' does not just take the first object of the nib")
        }
        return (start + 2, outline.name(start + 1) == "last")
    }

    private func pastMarks(_ index: Int) -> Int {
        var index = index
        while tokens.kind(index) == .exclamation || tokens.kind(index) == .postfixQuestion { index += 1 }
        return index
    }
}

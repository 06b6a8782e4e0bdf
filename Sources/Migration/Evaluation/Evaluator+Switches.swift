import SwiftLexing
import SwiftOutline

extension Evaluator {
    /// What the body of a member gives; a `switch self` gives what is written for the case that `self` is known to be.
    func value(ofBody open: Int, of member: Member, in context: ExpressionContext) -> Range<Int>? {
        let outline = project.outline(member.place.file)
        guard outline.tokens.is(open + 1, "switch") else { return outline.value(ofBody: open) }
        guard let place = context.enumCase, let owner = project.owner(of: member) else { return nil }
        let cases = project.outline(place.file)
        let enumCase = cases.enumCases[place.index]
        guard cases.types[enumCase.type].qualifiedName == project.typeDeclaration(owner).qualifiedName else { return nil }
        return outline.value(ofSwitchIn: open, for: enumCase.name)
    }
}

extension Outline {
    /// The expression of the branch for a case, in a body that is one `switch self`; nil where a branch before it cannot be read.
    fileprivate func value(ofSwitchIn body: Int, for name: String) -> Range<Int>? {
        guard tokens.is(body + 1, "switch"), tokens.is(body + 2, "self"), tokens.kind(body + 3) == .leftBrace,
            let close = tokens.match(body + 3), close + 1 == tokens.match(body)
        else { return nil }
        var index = body + 4
        while index < close, let colon = colon(after: index), let value = branchValue(from: colon + 1, upTo: close) {
            guard let matches = matches(index..<colon, case: name) else { return nil }
            if matches { return value }
            index = pastSemicolons(value.upperBound)
        }
        return nil
    }

    private func colon(after start: Int) -> Int? {
        var index = start
        while let kind = tokens.kind(index), kind != .colon {
            guard [.keyword, .period, .identifier, .comma, .leftParen].contains(kind) else { return nil }
            index = kind == .leftParen ? (tokens.match(index) ?? index) + 1 : index + 1
        }
        return index
    }

    private func branchValue(from start: Int, upTo close: Int) -> Range<Int>? {
        let start = tokens.is(start, "return") ? start + 1 : start
        guard let end = tokens.expressionEnd(from: start, stopsAtBrace: false) else { return nil }
        let next = pastSemicolons(end)
        return next == close || tokens.is(next, "case") || tokens.is(next, "default") ? start..<end : nil
    }

    /// Whether `case .a, .b(…)` or `default` takes a case; nil for patterns that ask for more than the case.
    private func matches(_ label: Range<Int>, case name: String) -> Bool? {
        if tokens.is(label.lowerBound, "default") { return label.count == 1 ? true : nil }
        guard tokens.is(label.lowerBound, "case") else { return nil }
        var found = false
        for pattern in tokens.elements(of: label.dropFirst()) {
            let start = tokens.is(pattern.lowerBound, "let") ? pattern.lowerBound + 1 : pattern.lowerBound
            guard tokens.kind(start) == .period, tokens.kind(start + 1) == .identifier, start + 2 == pattern.upperBound else { return nil }
            found = found || self.name(start + 1) == name
        }
        return found
    }
}

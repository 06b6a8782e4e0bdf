import SwiftLexing

extension TokenList {
    /// The stretches between the commas at bracket depth 0, empty ones left out.
    package func elements(of range: Range<Int>) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            switch kind(index) {
            case .leftParen, .leftBracket, .leftBrace, .stringOpen: index = max(match(index) ?? index, index)
            case .comma:
                if start < index { elements.append(start..<index) }
                start = index + 1
            case .prefixOperator, .infixOperator, .postfixOperator:
                if isAngle(index), let end = genericArgumentsEnd(from: index), end <= range.upperBound, mayFollowGenericArguments(end) {
                    index = end - 1
                }
            default: break
            }
            index += 1
        }
        if start < range.upperBound { elements.append(start..<range.upperBound) }
        return elements
    }
}

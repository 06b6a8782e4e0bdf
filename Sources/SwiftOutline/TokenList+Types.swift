import SourceText
import SwiftLexing

extension TokenList {
    /// Whether a token begins with `<`, so that it may open generic arguments.
    func isAngle(_ index: Int) -> Bool {
        guard let token = kind(index), token == .prefixOperator || token == .infixOperator || token == .postfixOperator else {
            return false
        }
        return file.bytes[code[index].range.lowerBound] == UInt8(ascii: "<")
    }

    /// Past the token that holds the `>` of the generic arguments that a token opens; nil where none does.
    ///
    /// The lexer keeps `>>` and `>?` whole, so angles are counted in the operators' bytes.
    package func genericArgumentsEnd(from start: Int) -> Int? {
        var depth = 0
        var index = start
        while let kind = kind(index) {
            switch kind {
            case .prefixOperator, .infixOperator, .postfixOperator:
                for byte in file.bytes[code[index].range] {
                    if byte == UInt8(ascii: "<") { depth += 1 } else if byte == UInt8(ascii: ">") { depth -= 1 }
                }
                if depth <= 0 { return depth == 0 ? index + 1 : nil }
                index += 1
            case .leftParen, .leftBracket:
                guard let close = match(index) else { return nil }
                index = close + 1
            case .identifier, .keyword, .comma, .colon, .period, .postfixQuestion, .exclamation, .arrow, .at, .prefixAmpersand, .equal,
                .integer, .infixQuestion:
                index += 1
            default: return nil
            }
        }
        return nil
    }

    /// Past the last token of the type that begins at an index; nil where there is none.
    package func typeEnd(from start: Int) -> Int? {
        guard var index = simpleTypeEnd(from: skippingTypePrefixes(from: start)) else { return nil }
        while true {
            if kind(index) == .prefixAmpersand || `is`(index, "&") {
                guard let end = simpleTypeEnd(from: index + 1) else { return nil }
                index = end
            } else if let arrow = functionArrow(at: index) {
                return typeEnd(from: arrow + 1)
            } else {
                return index
            }
        }
    }

    private func functionArrow(at index: Int) -> Int? {
        var index = index
        while `is`(index, "throws") || `is`(index, "rethrows") || `is`(index, "async") { index += 1 }
        return kind(index) == .arrow ? index : nil
    }

    private func skippingTypePrefixes(from start: Int) -> Int {
        var index = start
        while true {
            if kind(index) == .at {
                index += 2
                if kind(index) == .leftParen, !startsLine(index), `is`(index - 1, "convention") { index = (match(index) ?? index) + 1 }
            } else if kind(index + 1) == .identifier || kind(index + 1) == .leftParen || kind(index + 1) == .at || `is`(index + 1, "Self"),
                isTypePrefix(index), !(kind(index + 1) == .leftParen && startsLine(index + 1))
            {
                index += 1
            } else {
                return index
            }
        }
    }

    private func isTypePrefix(_ index: Int) -> Bool {
        `is`(index, "inout") || `is`(index, "some") || `is`(index, "any") || `is`(index, "borrowing") || `is`(index, "consuming")
            || `is`(index, "sending") || `is`(index, "nonisolated")
    }

    private func simpleTypeEnd(from start: Int) -> Int? {
        var index = start
        switch kind(index) {
        case .leftParen, .leftBracket:
            guard let close = match(index) else { return nil }
            index = close + 1
        case .identifier:
            index += 1
        case .keyword where `is`(index, "Self") || `is`(index, "Any") || `is`(index, "class") || `is`(index, "_"):
            index += 1
        case .infixOperator where `is`(index, "~"), .prefixOperator where `is`(index, "~"):
            return simpleTypeEnd(from: index + 1)
        default: return nil
        }
        return typeSuffixEnd(from: index)
    }

    private func typeSuffixEnd(from start: Int) -> Int? {
        var index = start
        while true {
            if isAngle(index) {
                guard let end = genericArgumentsEnd(from: index) else { return nil }
                index = end
            } else if kind(index) == .postfixQuestion || kind(index) == .exclamation {
                index += 1
            } else if kind(index) == .period || kind(index) == .colonColon, kind(index + 1) == .identifier || kind(index + 1) == .keyword {
                index += 2
            } else {
                return index
            }
        }
    }
}

import SwiftLexing

extension TokenList {
    /// Past the last token of the type that begins at an index; nil where there is none.
    package func typeEnd(from start: Int) -> Int? {
        var index = start
        while let end = simpleTypeEnd(from: skippingTypePrefixes(from: index)) {
            if kind(end) == .prefixAmpersand || `is`(end, "&") {
                index = end + 1
            } else if let arrow = functionArrow(at: end) {
                index = arrow + 1
            } else {
                return end
            }
        }
        return nil
    }

    private func functionArrow(at index: Int) -> Int? {
        let end = effectsEnd(from: index)
        return kind(end) == .arrow ? end : nil
    }

    /// Past `async`, `throws`, `throws(E)` and `rethrows`, as many as there are.
    func effectsEnd(from start: Int) -> Int {
        var index = start
        while isEffect(index) {
            index += 1
            if kind(index) == .leftParen, `is`(index - 1, "throws"), let close = match(index) { index = close + 1 }
        }
        return index
    }

    func isEffect(_ index: Int) -> Bool {
        switch kind(index) {
        case .keyword: `is`(index, "throws") || `is`(index, "rethrows")
        case .identifier: `is`(index, "async") || `is`(index, "reasync")
        default: false
        }
    }

    /// Past attributes, `inout`, `some`, `~` and whatever else may stand in front of a type.
    private func skippingTypePrefixes(from start: Int) -> Int {
        var index = start
        while true {
            if kind(index) == .at {
                index = typeAttributeEnd(at: index)
            } else if kind(index + 1) == .leftParen, `is`(index, "nonisolated"), let close = match(index + 1) {
                index = close + 1
            } else if isTypePrefix(index) || (isOperator(index) && `is`(index, "~")) {
                index += 1
            } else {
                return index
            }
        }
    }

    /// Past an attribute of a type. Only these have arguments; other parentheses begin the type: `@escaping (Int) -> Void`.
    private func typeAttributeEnd(at index: Int) -> Int {
        var end = index + 2
        while kind(end) == .period { end += 2 }
        guard kind(end) == .leftParen, let close = match(end), end == index + 2 else { return end }
        let takesArguments =
            `is`(index + 1, "convention") || `is`(index + 1, "isolated") || `is`(index + 1, "differentiable")
            || `is`(index + 1, "execution")
        return takesArguments ? close + 1 : end
    }

    /// Whether a word is `some`, `inout` or the like, and a type follows it.
    private func isTypePrefix(_ index: Int) -> Bool {
        switch kind(index) {
        case .keyword:
            guard `is`(index, "inout") || `is`(index, "repeat") else { return false }
        case .identifier:
            guard isTypePrefixWord(index) else { return false }
        default: return false
        }
        return beginsType(index + 1)
    }

    private func isTypePrefixWord(_ index: Int) -> Bool {
        `is`(index, "any") || `is`(index, "some") || `is`(index, "each") || `is`(index, "sending") || `is`(index, "isolated")
            || `is`(index, "borrowing") || `is`(index, "consuming") || `is`(index, "__owned") || `is`(index, "__shared")
            || `is`(index, "_const") || `is`(index, "nonisolated")
    }

    private func beginsType(_ index: Int) -> Bool {
        guard !startsLine(index) else { return false }
        switch kind(index) {
        case .identifier, .leftParen, .leftBracket, .at: return true
        case .prefixOperator, .infixOperator: return `is`(index, "~")
        case .keyword: return `is`(index, "Self") || `is`(index, "Any") || `is`(index, "inout") || `is`(index, "_")
        default: return false
        }
    }

    private func simpleTypeEnd(from index: Int) -> Int? {
        switch kind(index) {
        case .leftParen, .leftBracket:
            guard let close = match(index) else { return nil }
            return typeSuffixEnd(from: close + 1)
        case .identifier: return typeSuffixEnd(from: index + 1)
        case .keyword where `is`(index, "Self") || `is`(index, "Any") || `is`(index, "class") || `is`(index, "_"):
            return typeSuffixEnd(from: index + 1)
        default: return nil
        }
    }

    private func typeSuffixEnd(from start: Int) -> Int? {
        var index = start
        while true {
            switch kind(index) {
            case .postfixQuestion, .exclamation: index += 1
            case .period, .colonColon:
                guard kind(index + 1) == .identifier || kind(index + 1) == .keyword else { return index }
                index += 2
            case .prefixOperator, .infixOperator, .postfixOperator:
                guard isAngle(index) else { return index }
                guard let end = genericArgumentsEnd(from: index) else { return isAdjacent(index) ? nil : index }
                index = end
            default: return index
            }
        }
    }

    /// Past the requirements of the `where` at an index; nil where they cannot be read.
    func whereClauseEnd(at index: Int) -> Int? {
        var end = index
        repeat {
            guard let left = typeEnd(from: end + 1), kind(left) == .colon || `is`(left, "==") else { return nil }
            guard let right = kind(left + 1) == .integer ? left + 2 : typeEnd(from: left + 1) else { return nil }
            end = right
        } while kind(end) == .comma
        return end
    }
}

import SwiftLexing

extension Outline {
    /// The innermost scope around a code token; nil at file level. A scope's own braces are not in it.
    package func scope(around index: Int) -> Int? {
        var candidate = scopes.lastIndex(before: index) { $0.range.lowerBound }
        while let scope = candidate, scopes[scope].range.upperBound <= index + 1 { candidate = scopes[scope].parent }
        return candidate
    }

    /// The scope whose opening brace stands at an index.
    package func scope(openingAt brace: Int) -> Int? {
        guard let scope = scopes.lastIndex(before: brace + 1, by: { $0.range.lowerBound }) else { return nil }
        return scopes[scope].range.lowerBound == brace ? scope : nil
    }

    /// The code index of the innermost bracket that is open at an index, quotes aside.
    package func enclosingBracket(of index: Int) -> Int? {
        parts.enclosingBracket(of: index)
    }

    /// The scopes around a code token, innermost first.
    package func scopes(around index: Int) -> [Int] {
        guard let innermost = scope(around: index) else { return [] }
        return Array(sequence(first: innermost) { self.scopes[$0].parent })
    }

    /// The innermost type whose body holds a code token.
    package func type(around index: Int) -> Int? {
        for scope in scopes(around: index) {
            if case .type(let type) = scopes[scope].kind { return type }
        }
        return nil
    }

    /// The innermost function whose body holds a code token, closures in between included.
    package func function(around index: Int) -> Int? {
        for scope in scopes(around: index) {
            switch scopes[scope].kind {
            case .function(let function): return function
            case .type: return nil
            default: continue
            }
        }
        return nil
    }
}

extension OutlineParts {
    /// The code index of the innermost bracket that is open at an index, quotes aside.
    func enclosingBracket(of index: Int) -> Int? {
        var candidate = brackets.lastIndex(before: index) { $0.range.lowerBound }
        while let bracket = candidate, brackets[bracket].range.upperBound <= index { candidate = brackets[bracket].parent }
        return candidate.map { brackets[$0].range.lowerBound }
    }
}

extension Array {
    /// The last element of a sorted array whose key is less than a value.
    fileprivate func lastIndex(before value: Int, by key: (Element) -> Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if key(self[middle]) < value { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}

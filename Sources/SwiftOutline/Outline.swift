import SourceText
import SwiftLexing

/// What a file declares, read from its tokens: types, functions, variables, scopes and the names bound in them.
///
/// The outline never guesses. What it cannot read is simply not in it, and who asks gets nil.
/// All places are code indices (see `TokenList.code`) unless they are said to be bytes.
package struct Outline: Sendable {
    package let tokens: TokenList
    package internal(set) var types: [TypeDeclaration] = []
    package internal(set) var functions: [FunctionDeclaration] = []
    package internal(set) var variables: [VariableDeclaration] = []
    package internal(set) var typeAliases: [TypeAlias] = []
    package internal(set) var enumCases: [EnumCase] = []
    package internal(set) var scopes: [Scope] = []
    package internal(set) var conditionals: [ConditionalStatement] = []
    package internal(set) var bindings: [Binding] = []
    package internal(set) var branches: [CompilationBranch] = []
    var bindingsByName: [String: [Int]] = [:]

    package var file: SourceFile { tokens.file }
    package var path: String { tokens.file.path }

    package init(_ tokens: TokenList) {
        var reader = OutlineReader(tokens)
        reader.read()
        self = reader.outline
        branches = CompilationBranch.all(in: tokens)
        bindingsByName = Dictionary(grouping: bindings.indices) { bindings[$0].name }
    }

    init(unread tokens: TokenList) {
        self.tokens = tokens
    }

    /// The byte range of a run of code tokens, without the trivia around it.
    package func bytes(_ indices: Range<Int>) -> Range<Int> {
        guard let first = indices.first, let last = indices.last else {
            let place = tokens.kind(indices.lowerBound).map { _ in tokens.code[indices.lowerBound].range.lowerBound }
            return (place ?? file.bytes.count)..<(place ?? file.bytes.count)
        }
        return tokens.code[first].range.lowerBound..<tokens.code[last].range.upperBound
    }

    /// The source text of a run of code tokens, with the trivia inside it.
    package func text(_ indices: Range<Int>) -> String {
        indices.isEmpty ? "" : file.text(bytes(indices))
    }

    /// The tokens' texts without any trivia.
    package func compactText(_ indices: Range<Int>) -> String {
        indices.map { tokens.text($0) }.joined()
    }

    /// A name as it is compared: without backticks.
    package func name(_ index: Int) -> String {
        let text = tokens.text(index)
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// The innermost scope around a code token; nil at file level.
    package func scope(around index: Int) -> Int? {
        var found: Int?
        var low = 0
        var high = scopes.count
        while low < high {
            let middle = (low + high) / 2
            if scopes[middle].range.lowerBound < index { low = middle + 1 } else { high = middle }
        }
        var candidate = low - 1
        while candidate >= 0 {
            if scopes[candidate].range.upperBound > index + 1 {
                found = candidate
                break
            }
            candidate = scopes[candidate].parent ?? -1
        }
        return found
    }

    /// The scopes around a code token, innermost first.
    package func scopes(around index: Int) -> [Int] {
        guard let innermost = scope(around: index) else { return [] }
        return Array(sequence(first: innermost) { scopes[$0].parent })
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

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
    /// What forbids editing the file, in order of place: the tokens' problems; where they have none, tokens that are misplaced.
    package private(set) var problems: [LexicalProblem] = []
    var brackets: [Bracket] = []
    private var bindingTable = BindingTable([])

    package var file: SourceFile { tokens.file }
    package var path: String { tokens.file.path }

    package init(_ tokens: TokenList) {
        var reader = OutlineReader(tokens)
        reader.read()
        self = reader.outline
        branches = CompilationBranch.all(between: reader.directives, in: tokens)
        bindingTable = BindingTable(bindings)
        problems = tokens.problems
        guard problems.isEmpty else { return }
        problems = MisplacedTokens(outline: self).all().map { LexicalProblem(cause: .misplacedToken, range: tokens.code[$0].range) }
    }

    init(unread tokens: TokenList) {
        self.tokens = tokens
    }

    /// The byte range of a run of code tokens, without the trivia around it.
    package func bytes(_ indices: Range<Int>) -> Range<Int> {
        guard let first = indices.first, let last = indices.last, first >= 0, last < tokens.count else {
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

    /// What a name means at a place, as far as locals and parameters decide; nil: a member, a global or unknown.
    package func binding(of name: String, at index: Int) -> Int? {
        bindingTable.innermost(named: name, at: index) { bindings[$0].visible }
    }

    /// The bindings of a name, in order of where they begin to be visible.
    func bindings(named name: String) -> [Int] {
        bindingTable.byName[name] ?? []
    }
}

import SourceText
import SwiftLexing

/// What a file declares, read from its tokens: types, functions, variables, scopes and the names bound in them.
///
/// The outline never guesses. What it cannot read is simply not in it, and who asks gets nil.
/// All places are code indices (see `TokenList.code`) unless they are said to be bytes.
package final class Outline: Sendable {
    package let tokens: TokenList
    package let branches: [CompilationBranch]
    /// What forbids editing the file, in order of place: the tokens' problems; where they have none, tokens that are misplaced.
    package let problems: [LexicalProblem]
    let parts: OutlineParts
    private let bindingTable: BindingTable

    package init(_ tokens: TokenList) {
        var reader = OutlineReader(tokens)
        reader.read()
        self.tokens = tokens
        parts = reader.parts
        branches = CompilationBranch.all(between: reader.directives, in: tokens)
        bindingTable = BindingTable(reader.parts.bindings)
        problems = MisplacedTokens.problems(in: tokens, reader.parts)
    }

    package var file: SourceFile { tokens.file }
    package var path: String { tokens.file.path }
    package var types: [TypeDeclaration] { parts.types }
    package var functions: [FunctionDeclaration] { parts.functions }
    package var variables: [VariableDeclaration] { parts.variables }
    package var typeAliases: [TypeAlias] { parts.typeAliases }
    package var enumCases: [EnumCase] { parts.enumCases }
    package var scopes: [Scope] { parts.scopes }
    package var conditionals: [ConditionalStatement] { parts.conditionals }
    package var bindings: [Binding] { parts.bindings }

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
        tokens.compactText(indices)
    }

    /// A name as it is compared: without backticks.
    package func name(_ index: Int) -> String {
        tokens.name(index)
    }

    /// A dotted name without trivia and backticks.
    package func typeName(_ range: Range<Int>) -> String {
        tokens.typeName(range)
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

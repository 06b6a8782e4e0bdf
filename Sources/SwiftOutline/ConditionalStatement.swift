/// An `if`, `guard` or `while` with its conditions and bodies.
package struct ConditionalStatement: Sendable {
    package enum Kind: Sendable { case `if`, `guard`, `while` }
    package enum Condition: Sendable {
        /// `let name = …`: the index of the variable.
        case binding(variable: Int, range: Range<Int>)
        case other(Range<Int>)

        package var range: Range<Int> {
            switch self {
            case .binding(_, let range), .other(let range): range
            }
        }
    }
    package let kind: Kind
    package let keyword: Int
    package let conditions: [Condition]
    /// The braces of the body; of a `guard` those of its `else`.
    package let body: Range<Int>
    /// The code index of `else`.
    package let elseKeyword: Int?
    /// The braces of an `if`'s `else`; nil for `else if`.
    package let elseBody: Range<Int>?
    package let isElseIf: Bool
    /// Past its last token, `else` bodies included.
    package let end: Int
}

/// The stretch between two of `#if`, `#elseif`, `#else`, `#endif`.
package struct CompilationBranch: Hashable, Sendable {
    /// From its directive to the next one.
    package let range: Range<Int>
    /// The code index of the block's `#if`.
    package let block: Int
}

import SwiftLexing

/// A pair of braces and what it is the body of.
package struct Scope: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The body of the type with this index.
        case type(Int)
        case function(Int)
        /// The accessors of the variable that is declared at this code index, or one of them.
        case accessors(Int)
        /// The body of an `if` or `while`, or the `else` body of a `guard`: index of the conditional statement.
        case conditional(Int)
        /// The `else` body of an `if`.
        case otherwise(Int)
        case loop, `do`, `catch`, `defer`, `switch`
        case closure(Closure)
    }

    /// What is written before a closure's `in`.
    package struct Closure: Hashable, Sendable {
        /// The capture list's brackets.
        package let captures: Range<Int>?
        package let hasResultType: Bool
        /// The code index of the first token after the signature.
        package let bodyStart: Int
    }

    package let kind: Kind
    /// From the opening brace to past the closing one.
    package let range: Range<Int>
    package let parent: Int?
}

/// A name and the part of the file where it means this.
package struct Binding: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The variable with this index in `Outline.variables`.
        case variable(Int)
        case parameter
        /// `[name]` in a capture list: another name for the same thing. `[name = …]` is a pattern.
        case capture
        /// Bound by a pattern: `case let`, `for`, `catch`, a tuple, a closure's parameter, `[name = …]`,
        /// or by no name at all: the `error` of a `catch`, the `newValue` of a setter.
        case pattern
        /// A local function, type or type alias.
        case declaration
    }
    package let name: String
    package let nameIndex: Int
    package let kind: Kind
    package internal(set) var visible: Range<Int>
}

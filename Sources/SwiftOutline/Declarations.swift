/// What stands in front of a declaration's keyword: attributes and modifiers.
package struct Modifiers: Sendable {
    package struct Attribute: Sendable {
        /// Without the `@`; dotted names joined.
        package let name: String
        /// The code indices between the parentheses; nil without parentheses.
        package let arguments: Range<Int>?
    }
    /// The code index of the first of them, or of the keyword itself.
    package let start: Int
    /// Modifier words, `private(set)` written out so.
    package let words: [String]
    package let attributes: [Attribute]

    package func has(_ word: String) -> Bool { words.contains(word) }
    package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
    package var isStatic: Bool { has("static") || has("class") }

    /// The access that is written, `private(set)` and the like aside.
    package var access: String? {
        words.first { ["private", "fileprivate", "internal", "package", "public", "open"].contains($0) }
    }

    /// Whether a name is a modifier where one can stand. Elsewhere most of them are names like any other.
    static func isWord(_ name: String) -> Bool {
        contextualWords.contains(name)
    }

    private static let contextualWords: Set<String> = [
        "package", "open", "final", "override", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "mutating",
        "nonmutating", "nonisolated", "indirect", "optional", "isolated", "distributed", "borrowing", "consuming", "prefix",
        "postfix", "infix", "async", "sending", "each", "__consuming", "_const",
    ]
}

/// A class, struct, enum, actor, protocol, or an extension of one.
package struct TypeDeclaration: Sendable {
    package enum Kind: String, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }
    package let kind: Kind
    package let modifiers: Modifiers
    /// The code index of `class`, `extension`, …
    package let keyword: Int
    /// The code indices of the name; an extension's may be dotted.
    package let nameRange: Range<Int>
    /// As written after the keyword, without backticks and trivia: `Outer.Inner` in an extension.
    package let name: String
    /// With the types around it in front: `Outer.Inner`.
    package let qualifiedName: String
    package let isGeneric: Bool
    /// The code index of the inheritance clause's colon.
    package let colon: Int?
    /// The inherited types in order, each with its code indices.
    package let inherited: [Range<Int>]
    /// The code index of the `where` clause.
    package let whereKeyword: Int?
    /// The code index of the opening brace.
    package let bodyOpen: Int
    package let bodyClose: Int
    /// The index of the type around it in `Outline.types`.
    package let enclosing: Int?
    /// Declared inside a function or closure.
    package let isLocal: Bool
}

package struct FunctionDeclaration: Sendable {
    package struct Parameter: Sendable {
        /// Nil for `_`.
        package let label: String?
        package let name: String
        package let type: Range<Int>
        package let hasDefault: Bool
    }
    /// `func`, `init`, `deinit` or `subscript`.
    package let keyword: Int
    package let modifiers: Modifiers
    package let name: String
    package let nameIndex: Int
    package let isGeneric: Bool
    package let parameters: [Parameter]
    package let returnType: Range<Int>?
    package let throwsOrAsync: Bool
    /// Nil for a protocol's requirement.
    package let bodyOpen: Int?
    package let bodyClose: Int?
    /// The type whose member it is; nil at file level and in functions.
    package let type: Int?
    package let isLocal: Bool
}

/// One name that `let` or `var` declares: a property, a global, a local or a condition's.
package struct VariableDeclaration: Sendable {
    /// The code index of `let` or `var`.
    package let keyword: Int
    package let isLet: Bool
    package let modifiers: Modifiers
    package let name: String
    package let nameIndex: Int
    package let type: Range<Int>?
    package let initializer: Range<Int>?
    /// The opening brace of its accessors.
    package let accessors: Int?
    /// This declarator: from its name to the end of its initialiser or accessors.
    package let declarator: Range<Int>
    /// The whole declaration with its modifiers and all of its declarators.
    package let statement: Range<Int>
    /// How many names the declaration declares.
    package let declaratorCount: Int
    /// The type whose member it is.
    package let member: Int?
    package let place: Place

    package enum Place: Hashable, Sendable {
        case file, member, local
        /// Of the conditional statement with this index.
        case condition(Int)
    }
}

package struct EnumCase: Sendable {
    package let name: String
    package let nameIndex: Int
    package let rawValue: Range<Int>?
    package let hasPayload: Bool
    package let type: Int
}

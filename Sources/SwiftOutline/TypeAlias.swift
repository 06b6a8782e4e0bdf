/// `typealias Name = Type`.
package struct TypeAlias: Sendable {
    package let name: String
    package let nameIndex: Int
    package let isGeneric: Bool
    package let type: Range<Int>
    /// The type whose member it is.
    package let enclosing: Int?
    /// Declared inside a function or closure.
    package let isLocal: Bool
}

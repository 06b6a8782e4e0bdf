/// What was found of an update whose process ended on the way.
package struct Recovery: Hashable, Sendable {
    /// Whether the update was to take another one back.
    package let isOfUndo: Bool
    /// How many files had been replaced, created or removed. Where that was all, the update counts as done; else they are as
    /// before again.
    package let replaced: Int
    package let files: Int

    package var isDone: Bool { replaced == files }
}

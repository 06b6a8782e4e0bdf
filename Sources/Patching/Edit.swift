import SourceText

/// A replacement of a byte range. An edit of a path that no source file has creates that file (its range is `0..<0`).
///
/// Edits are equal when their bytes are; `String` would call two spellings of "é" equal.
package struct Edit: Sendable {
    package let range: SourceRange
    package let replacement: String
    /// Whether it inserts a whole declaration: where several are inserted at one offset, their order does not matter.
    package let isDeclaration: Bool

    package init(range: SourceRange, replacement: String, isDeclaration: Bool = false) {
        self.range = range
        self.replacement = replacement
        self.isDeclaration = isDeclaration
    }
}

extension Edit: Hashable {
    package static func == (left: Edit, right: Edit) -> Bool {
        left.range == right.range && left.replacement.utf8.elementsEqual(right.replacement.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(range)
        hasher.combine(replacement.utf8.count)
    }
}

extension Edit {
    /// Whether two different edits cannot both be made.
    ///
    /// Replaced ranges must share no byte. An insertion at the border of a replaced range is free of it and keeps its
    /// side: at the start it comes before the replacement, at the end after it. Of two insertions at one offset nobody
    /// knows which is first, so they overlap, unless both are declarations.
    func overlaps(_ other: Edit) -> Bool {
        guard range.path.utf8.elementsEqual(other.range.path.utf8) else { return false }
        let (left, right) = (range.bytes, other.range.bytes)
        if left.isEmpty && right.isEmpty { return left.lowerBound == right.lowerBound && !(isDeclaration && other.isDeclaration) }
        return left.lowerBound < right.upperBound && right.lowerBound < left.upperBound
    }

    /// In order of place; at one place in order of the bytes that are put there.
    func isBefore(_ other: Edit) -> Bool {
        range < other.range || range == other.range && replacement.utf8.lexicographicallyPrecedes(other.replacement.utf8)
    }

    /// An insertion of nothing.
    var isEmpty: Bool {
        range.bytes.isEmpty && replacement.isEmpty
    }
}

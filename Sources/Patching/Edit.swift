import SourceText

/// A replacement of a byte range. An edit of a path that no source file has creates that file (its range is `0..<0`).
package struct Edit: Hashable, Sendable {
    package let range: SourceRange
    package let replacement: String

    package init(range: SourceRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// A place in a file: a path and a range of byte offsets.
///
/// Paths are compared as bytes. `String` would call two spellings of "é" equal, and they can name two files.
package struct SourceRange: Sendable {
    package let path: String
    package let bytes: Range<Int>

    package init(path: String, bytes: Range<Int>) {
        self.path = path
        self.bytes = bytes
    }
}

extension SourceRange: Hashable {
    package static func == (left: SourceRange, right: SourceRange) -> Bool {
        left.bytes == right.bytes && left.path.utf8.elementsEqual(right.path.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(bytes)
        hasher.combine(path.utf8.count)
        for byte in path.utf8 { hasher.combine(byte) }
    }
}

extension SourceRange: Comparable {
    /// By path, then by where the range begins, then by where it ends.
    package static func < (left: SourceRange, right: SourceRange) -> Bool {
        guard left.path.utf8.elementsEqual(right.path.utf8) else {
            return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
        return (left.bytes.lowerBound, left.bytes.upperBound) < (right.bytes.lowerBound, right.bytes.upperBound)
    }
}

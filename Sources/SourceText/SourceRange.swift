/// A place in a file: a path and a range of byte offsets.
package struct SourceRange: Hashable, Sendable {
    package let path: String
    package let bytes: Range<Int>

    package init(path: String, bytes: Range<Int>) {
        self.path = path
        self.bytes = bytes
    }
}

extension SourceRange: Comparable {
    package static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.path, left.bytes.lowerBound, left.bytes.upperBound) < (right.path, right.bytes.lowerBound, right.bytes.upperBound)
    }
}

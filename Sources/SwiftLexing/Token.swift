/// A stretch of bytes that means one thing. The tokens of a file tile it: joined they are its bytes.
///
/// A file has thousands of them, and those of all files with sites are held at once: its place takes half the room that a range would.
package struct Token: Hashable, Sendable {
    private let start: UInt32
    private let end: UInt32
    package let kind: TokenKind

    /// - Parameter range: byte offsets in the file, below 4 GB.
    package init(kind: TokenKind, range: Range<Int>) {
        self.kind = kind
        start = UInt32(range.lowerBound)
        end = UInt32(range.upperBound)
    }

    /// Byte offsets in the file.
    @inline(__always)
    package var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}

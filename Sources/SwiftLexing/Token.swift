/// A stretch of bytes that means one thing. The tokens of a file tile it: joined they are its bytes.
package struct Token: Hashable, Sendable {
    package let kind: TokenKind
    /// Byte offsets in the file.
    package let range: Range<Int>

    package init(kind: TokenKind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

/// A file as it was read: its path and its bytes, never changed, never decoded.
package struct SourceFile: Sendable {
    /// Relative to the project's root, with `/` between components.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The text of a byte range; bytes that are not UTF-8 come out repaired, so this is for looking, never for writing.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

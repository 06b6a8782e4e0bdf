/// Where the lines of a text begin. A line ends with `\n`, `\r\n` or a lone `\r`, as for the Swift compiler.
package struct LineIndex: Sendable {
    /// Byte offsets at which lines begin; the first is 0.
    package let starts: [Int]

    package init(_ bytes: [UInt8]) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where Self.endsLine(byte, at: offset, in: bytes) {
            starts.append(offset + 1)
        }
        self.starts = starts
    }

    /// The 1-based line and the 1-based column, in bytes, of a byte offset.
    package func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }

    private static func endsLine(_ byte: UInt8, at offset: Int, in bytes: [UInt8]) -> Bool {
        if byte == UInt8(ascii: "\n") { return true }
        guard byte == UInt8(ascii: "\r") else { return false }
        return offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
    }
}

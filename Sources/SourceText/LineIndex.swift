/// Where the lines of a text begin. A line ends with `\n`, `\r\n` or a lone `\r`, as for the Swift compiler.
package struct LineIndex: Sendable {
    /// Byte offsets at which lines begin; the first is 0.
    package let starts: [Int]

    package init(_ bytes: [UInt8]) {
        starts = bytes.withUnsafeBufferPointer(Self.starts)
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

    private static func starts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        let next = { (byte: Unicode.Scalar, start: Int) in bytes.firstOffset(of: UInt8(ascii: byte), from: start) ?? bytes.count }
        var starts = [0]
        var (newline, carriageReturn) = (next("\n", 0), next("\r", 0))
        while true {
            while carriageReturn < newline {
                let isLone = carriageReturn + 1 < newline || newline == bytes.count
                if isLone { starts.append(carriageReturn + 1) }
                carriageReturn = next("\r", carriageReturn + 1)
            }
            guard newline < bytes.count else { return starts }
            starts.append(newline + 1)
            newline = next("\n", newline + 1)
        }
    }
}

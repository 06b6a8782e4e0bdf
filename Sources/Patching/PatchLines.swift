import SourceText

/// The lines of a text as patches count them: from 0, each with the `\n` that ends it, which the last may lack.
struct PatchLines {
    private let bytes: [UInt8]
    /// Offset 0 and every offset behind a `\n`, so also the end of a text that ends with one.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = bytes.withUnsafeBufferPointer(Self.starts)
    }

    private static func starts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        while let newline = bytes.firstOffset(of: UInt8(ascii: "\n"), from: starts[starts.count - 1]) { starts.append(newline + 1) }
        return starts
    }

    var count: Int {
        starts[starts.count - 1] == bytes.count ? starts.count - 1 : starts.count
    }

    subscript(line: Int) -> ArraySlice<UInt8> {
        bytes[starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)]
    }

    /// The offset at which the line that holds `offset` begins.
    func start(around offset: Int) -> Int {
        starts[startsUpTo(offset) - 1]
    }

    /// The offset behind the line that holds `offset`.
    func end(around offset: Int) -> Int {
        let next = startsUpTo(offset)
        return next < starts.count ? starts[next] : bytes.count
    }

    /// How many lines begin before `offset`.
    func number(before offset: Int) -> Int {
        offset == 0 ? 0 : startsUpTo(offset - 1)
    }

    private func startsUpTo(_ offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

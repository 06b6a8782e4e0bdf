/// Where a stretch of a file may close a raw literal: the delimiters with the hashes after them.
/// One pass answers every later question, so that many openers without an end cost no more than one.
struct HashRuns {
    /// Where the stretch ends; nothing is known from there on.
    private(set) var end = 0
    /// Delimiters by ascending offset and falling count: those that none with as many hashes follows.
    private var runs: [(offset: Int, hashes: Int)] = []

    init() {}

    /// Finds the delimiters in a range; a backslash hides the byte after it if escapes count.
    init(of delimiter: UInt8, in cursor: ByteCursor, range: Range<Int>, escapes: Bool = false) {
        end = range.upperBound
        var offset = range.lowerBound
        while offset < end {
            let byte = cursor.byte(at: offset)
            offset += escapes && byte == UInt8(ascii: "\\") ? 2 : 1
            guard byte == delimiter else { continue }
            let hashes = cursor.hashes(at: offset)
            while let last = runs.last, last.hashes <= hashes { runs.removeLast() }
            runs.append((offset - 1, hashes))
            offset += hashes
        }
    }

    /// Whether a delimiter with at least so many hashes begins at an offset or later.
    func has(_ hashes: Int, from start: Int) -> Bool {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].offset < start { low = middle + 1 } else { high = middle }
        }
        return low < runs.count && runs[low].hashes >= hashes
    }
}

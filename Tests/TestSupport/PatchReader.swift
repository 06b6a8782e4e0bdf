/// Reads the patch of one file on its own, and strictly: every line must be where the patch says and what it says.
struct PatchReader {
    private let old: [[UInt8]]
    private var lines: ArraySlice<[UInt8]>
    private var new: [UInt8] = []
    /// How many of the old lines have been read, and of the new ones written.
    private var (read, written) = (0, 0)

    /// The new bytes; nil where the patch is not one of the old bytes.
    static func bytes(applying patch: [UInt8], to old: [UInt8]) -> [UInt8]? {
        var reader = PatchReader(patch, old)
        while reader.lines.first != nil {
            guard reader.readHunk() else { return nil }
        }
        reader.copy(to: reader.old.count)
        return reader.new
    }

    private init(_ patch: [UInt8], _ old: [UInt8]) {
        self.old = Self.lines(of: old)
        lines = Self.lines(of: patch).drop { !$0.starts(with: "@@ ".utf8) }
    }

    private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        let newline = UInt8(ascii: "\n")
        var lines = bytes.split(separator: newline, omittingEmptySubsequences: false).map { Array($0) + [newline] }
        if let last = lines.popLast()?.dropLast(), !last.isEmpty { lines.append(Array(last)) }
        return lines
    }

    private mutating func copy(to line: Int) {
        new += old[read..<line].joined()
        (read, written) = (line, written + line - read)
    }

    private mutating func readHunk() -> Bool {
        let header = String(decoding: lines.removeFirst(), as: UTF8.self).split(separator: " ")
        guard header.count == 4, let from = Span(header[1]), let to = Span(header[2]), from.start >= read, from.end <= old.count else {
            return false
        }
        copy(to: from.start)
        guard written == to.start else { return false }
        while let line = lines.first, line.first != UInt8(ascii: "@") {
            guard readLine(line) else { return false }
        }
        return read == from.end && written == to.end
    }

    private mutating func readLine(_ line: [UInt8]) -> Bool {
        lines.removeFirst()
        var text = Array(line.dropFirst())
        if lines.first?.first == UInt8(ascii: "\\") {
            lines.removeFirst()
            text.removeLast()
        }
        guard line.first != UInt8(ascii: "+") else {
            new += text
            written += 1
            return true
        }
        guard read < old.count, old[read] == text else { return false }
        if line.first == UInt8(ascii: " ") { copy(to: read + 1) } else { read += 1 }
        return true
    }

    /// `-7,2`, `+7`: lines counted from 1, how many of them; of no lines the one before them.
    private struct Span {
        let start: Int
        let end: Int

        init?(_ text: Substring) {
            let numbers = text.dropFirst().split(separator: ",").map { Int($0) }
            guard let line = numbers.first ?? nil, let count = numbers.count > 1 ? numbers[1] : 1 else { return nil }
            start = count == 0 ? line : line - 1
            end = start + count
        }
    }
}

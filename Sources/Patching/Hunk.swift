import SourceText

/// Changes that stand close together, with the unchanged lines around them.
struct Hunk {
    let bytes: [UInt8]

    /// How many unchanged lines stand before and behind.
    private static let context = 3

    static func hunks(of change: FileChange) -> [Hunk] {
        let old = PatchLines(change.original?.bytes ?? [])
        let new = PatchLines(change.newBytes)
        var groups: [[LineChange]] = []
        for change in LineChange.changes(of: change, from: old, to: new) {
            if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                groups[groups.count - 1].append(change)
            } else {
                groups.append([change])
            }
        }
        return groups.compactMap { Hunk($0, from: old, to: new) }
    }

    private init?(_ changes: [LineChange], from old: PatchLines, to new: PatchLines) {
        guard let first = changes.first, let last = changes.last else { return nil }
        let before = min(Self.context, first.old.lowerBound)
        let behind = min(Self.context, old.count - last.old.upperBound)
        let all = LineChange(
            old: first.old.lowerBound - before..<last.old.upperBound + behind,
            new: first.new.lowerBound - before..<last.new.upperBound + behind
        )
        var bytes = Array("@@ -\(Self.place(all.old)) +\(Self.place(all.new)) @@\n".utf8)
        var line = all.old.lowerBound
        for change in changes {
            Self.add(line..<change.old.lowerBound, of: old, marked: " ", to: &bytes)
            Self.add(change.old, of: old, marked: "-", to: &bytes)
            Self.add(change.new, of: new, marked: "+", to: &bytes)
            line = change.old.upperBound
        }
        Self.add(line..<all.old.upperBound, of: old, marked: " ", to: &bytes)
        self.bytes = bytes
    }

    /// First line, counted from 1, and number of lines, which is left out when it is 1. Of no lines: the line before them.
    private static func place(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }

    private static func add(_ range: Range<Int>, of lines: PatchLines, marked mark: Unicode.Scalar, to bytes: inout [UInt8]) {
        for line in range {
            bytes.append(UInt8(ascii: mark))
            bytes += lines[line]
            if lines[line].last != UInt8(ascii: "\n") { bytes += Array("\n\\ No newline at end of file\n".utf8) }
        }
    }
}

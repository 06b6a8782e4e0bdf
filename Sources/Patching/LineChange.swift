import SourceText

/// Old lines and the new ones that take their place; either range may be empty. Lines count from 0.
struct LineChange {
    var old: Range<Int>
    var new: Range<Int>

    /// The changes of a file in order, at least one unchanged line between any two.
    static func changes(of change: FileChange, from old: PatchLines, to new: PatchLines) -> [LineChange] {
        var changes: [LineChange] = []
        for region in Region.regions(of: change, lines: old) {
            let change = region.lines(from: old, to: new).trimmed(from: old, to: new)
            guard !(change.old.isEmpty && change.new.isEmpty) else { continue }
            if let last = changes.last, last.old.upperBound == change.old.lowerBound {
                changes.removeLast()
                changes.append(last.joined(with: change))
            } else {
                changes.append(change)
            }
        }
        return changes
    }

    func joined(with next: LineChange) -> LineChange {
        LineChange(old: old.lowerBound..<next.old.upperBound, new: new.lowerBound..<next.new.upperBound)
    }

    /// Without the lines that are equal at its start and at its end.
    private func trimmed(from oldLines: PatchLines, to newLines: PatchLines) -> LineChange {
        let common = min(old.count, new.count)
        var head = 0
        while head < common, oldLines[old.lowerBound + head] == newLines[new.lowerBound + head] { head += 1 }
        var tail = 0
        while tail < common - head, oldLines[old.upperBound - 1 - tail] == newLines[new.upperBound - 1 - tail] { tail += 1 }
        return LineChange(
            old: old.lowerBound + head..<old.upperBound - tail,
            new: new.lowerBound + head..<new.upperBound - tail
        )
    }
}

/// The whole lines, in byte offsets, that one edit or several that share a line touch.
private struct Region {
    var old: Range<Int>
    var new: Range<Int>

    /// Each edit with its lines, the one behind a final `\n` included: should the edit take the `\n`, that line moves up.
    static func regions(of change: FileChange, lines: PatchLines) -> [Region] {
        var regions: [Region] = []
        var growth = 0
        for edit in change.edits {
            let old = lines.start(around: edit.range.bytes.lowerBound)..<lines.end(around: edit.range.bytes.upperBound)
            let start = old.lowerBound + growth
            growth += edit.replacement.utf8.count - edit.range.bytes.count
            let region = Region(old: old, new: start..<old.upperBound + growth)
            if let last = regions.last, region.old.lowerBound < last.old.upperBound {
                regions.removeLast()
                let old = last.old.lowerBound..<region.old.upperBound
                regions.append(Region(old: old, new: last.new.lowerBound..<region.new.upperBound))
            } else {
                regions.append(region)
            }
        }
        return regions
    }

    func lines(from old: PatchLines, to new: PatchLines) -> LineChange {
        LineChange(
            old: old.number(before: self.old.lowerBound)..<old.number(before: self.old.upperBound),
            new: new.number(before: self.new.lowerBound)..<new.number(before: self.new.upperBound)
        )
    }
}

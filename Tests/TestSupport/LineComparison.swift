/// Where two texts differ, line by line: lines only in the first with `-`, only in the second with `+`, and two lines around.
/// Empty where they are equal. Line ends other than `\n`, and what cannot be seen, are written out.
package func lineComparison(of first: [UInt8], and second: [UInt8]) -> String {
    guard first != second else { return "" }
    let lines = (old: shownLines(first), new: shownLines(second))
    let changes = lines.new.difference(from: lines.old)
    let (removed, added) = (Set(changes.removals.map(\.place)), Set(changes.insertions.map(\.place)))
    var merged: [String] = []
    var (old, new) = (0, 0)
    while old < lines.old.count || new < lines.new.count {
        if removed.contains(old), old < lines.old.count {
            merged.append("- " + lines.old[old])
            old += 1
        } else if added.contains(new), new < lines.new.count {
            merged.append("+ " + lines.new[new])
            new += 1
        } else {
            merged.append("  " + lines.new[new])
            (old, new) = (old + 1, new + 1)
        }
    }
    return excerpt(of: merged).joined(separator: "\n")
}

/// Lines that changed, and two on each side.
private func excerpt(of lines: [String]) -> [String] {
    lines.indices.filter { index in
        lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains { !$0.hasPrefix(" ") }
    }.map { lines[$0] }
}

private func shownLines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
        String(decoding: line, as: UTF8.self).unicodeScalars.map { scalar in
            scalar == "\r" || scalar == "\t" || scalar == "\u{FEFF}" ? scalar.escaped(asASCII: true) : String(scalar)
        }.joined()
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

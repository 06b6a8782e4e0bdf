/// The two ways in which version control marks a conflict: git's, and Perforce's.
enum ConflictMarker: CaseIterable {
    case git, perforce

    var start: StaticString { self == .git ? "<<<<<<< " : ">>>> " }
    var end: StaticString { self == .git ? ">>>>>>> " : "<<<<" }
}

extension Lexer {
    /// The offset after the conflict that begins at the cursor: the end of the line with its last marker;
    /// nil if none begins here. The lines between are no Swift, whichever side one takes.
    mutating func conflictEnd() -> Int? {
        guard cursor.offset == 0 || isLineEnd(cursor.byte(at: cursor.offset - 1)) else { return nil }
        guard let marker = ConflictMarker.allCases.first(where: { cursor.has($0.start, at: cursor.offset) }),
            !openConflicts.contains(marker)
        else { return nil }
        var line = cursor.endOfLine(from: cursor.offset) + 1
        while line < cursor.bytes.count {
            if cursor.has(marker.end, at: line) { return cursor.endOfLine(from: line) }
            line = cursor.endOfLine(from: line) + 1
        }
        bytesAhead += cursor.bytes.count - cursor.offset
        openConflicts.append(marker)
        return nil
    }
}

import SourceText

/// Edits that can all be made, in order of place. An edit is in it once, however many fixes ask for it.
struct EditSet {
    /// By the bytes of the path. Sorted, free of overlaps.
    private(set) var editsByPath: [[UInt8]: [Edit]] = [:]

    init() {}

    /// The first edit of this set, or of `edits` themselves, that one of `edits` overlaps.
    func obstacle(to edits: [Edit]) -> Edit? {
        var own = EditSet()
        for edit in edits where !edit.isEmpty {
            if let obstacle = obstacle(to: edit) ?? own.obstacle(to: edit) { return obstacle }
            own.insert(edit)
        }
        return nil
    }

    /// Takes in edits that meet no obstacle.
    mutating func insert(contentsOf edits: [Edit]) {
        for edit in edits where !edit.isEmpty { insert(edit) }
    }

    private mutating func insert(_ edit: Edit) {
        let path = Array(edit.range.path.utf8)
        var edits = editsByPath.removeValue(forKey: path) ?? []
        let place = Self.index(in: edits) { $0.isBefore(edit) }
        if place == edits.count || edits[place] != edit { edits.insert(edit, at: place) }
        editsByPath[path] = edits
    }

    private func obstacle(to edit: Edit) -> Edit? {
        guard let edits = editsByPath[Array(edit.range.path.utf8)] else { return nil }
        let first = Self.index(in: edits) { $0.range.bytes.upperBound < edit.range.bytes.lowerBound }
        return edits[first...]
            .prefix { $0.range.bytes.lowerBound <= edit.range.bytes.upperBound }
            .first { $0 != edit && $0.overlaps(edit) }
    }

    /// The first index whose edit is not `before`, which must hold for a front part of the edits only.
    private static func index(in edits: [Edit], before: (Edit) -> Bool) -> Int {
        var (low, high) = (0, edits.count)
        while low < high {
            let middle = (low + high) / 2
            if before(edits[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

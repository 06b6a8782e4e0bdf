import SourceText

/// Which fixes and consequences can be made together.
///
/// A fix and its `any` consequences are one whole: a site without its conformance would not compile. So they are
/// accepted or refused together, in the order of the fixes, and a key has its `any` edits as soon as one fix that
/// names it is accepted. An `all` consequence may stay undone (an unused binding is harmless): it never costs a fix.
struct FixSelection {
    private(set) var edits = EditSet()
    private(set) var refused: [Int: SourceRange] = [:]
    private(set) var setAside: [String: SourceRange] = [:]
    private let files: FileTable

    init(of fixes: [Fix], declined: Set<Int>, files: FileTable) {
        self.files = files
        for (index, fix) in fixes.enumerated() where !declined.contains(index) {
            refused[index] = add(fix.whole)
        }
        let notMade = declined.union(refused.keys)
        for group in AllConsequences(of: fixes).groups where notMade.isDisjoint(with: group.fixes) {
            setAside[group.key] = add(group.edits)
        }
    }

    /// Adds all edits and returns nil, or adds none and returns the place that is in the way.
    private mutating func add(_ new: [Edit]) -> SourceRange? {
        if let obstacle = files.firstOutside(new) ?? edits.obstacle(to: new) { return obstacle.range }
        edits.insert(contentsOf: new)
        return nil
    }
}

extension Fix {
    /// The edits without which the fix is wrong.
    fileprivate var whole: [Edit] {
        consequences.reduce(into: edits) { edits, consequence in
            if case .any = consequence.needs { edits += consequence.edits }
        }
    }
}

/// The `all` consequences, by key, in the order in which fixes first name them.
private struct AllConsequences {
    struct Group {
        let key: String
        var fixes: Set<Int> = []
        var edits: [Edit] = []
    }
    private(set) var groups: [Group] = []

    init(of fixes: [Fix]) {
        var places: [String: Int] = [:]
        for (index, fix) in fixes.enumerated() {
            for consequence in fix.consequences {
                guard case .all(let key) = consequence.needs else { continue }
                let place = places[key] ?? groups.count
                if place == groups.count { groups.append(Group(key: key)) }
                places[key] = place
                groups[place].fixes.insert(index)
                groups[place].edits += consequence.edits
            }
        }
    }
}

import SourceText

/// The patch that says what a run writes: `git apply` and `patch -p1` make the same bytes of it.
///
/// It is made from the edits; nothing is compared but the lines that edits touch.
package struct UnifiedDiff: Sendable {
    /// Who will read the file names.
    package enum Names: Hashable, Sendable {
        /// Git, which takes them relative to the root of the work tree: `prefix` is the way from there to the project's
        /// root, empty where they are the same.
        case git(prefix: String)
        /// Any other reader, in the project's root.
        case plain
    }

    /// Empty when nothing changes. Not necessarily UTF-8: lines are given as they are, and end at `\n` only.
    package let bytes: [UInt8]

    package init(of changes: [FileChange], names: Names) {
        bytes = changes.flatMap { change -> [UInt8] in
            let hunks = Hunk.hunks(of: change)
            guard !hunks.isEmpty else { return [] }
            return Array(Self.header(of: change, names: names).utf8) + hunks.flatMap(\.bytes)
        }
    }

    private static func header(of change: FileChange, names: Names) -> String {
        let name: PatchName
        var header = ""
        switch names {
        case .git(let prefix):
            name = PatchName(path: join(prefix, change.path))
            header += "diff --git \(name.quoted(side: "a")) \(name.quoted(side: "b"))\n"
            if change.original == nil { header += "new file mode 100644\n" }
            if change.isRemoval { header += "deleted file mode 100644\n" }
        case .plain:
            name = PatchName(path: change.path)
        }
        header += change.original == nil ? "--- /dev/null\n" : "--- \(name.terminated(side: "a"))\n"
        return header + (change.isRemoval ? "+++ /dev/null\n" : "+++ \(name.terminated(side: "b"))\n")
    }

    private static func join(_ prefix: String, _ path: String) -> String {
        prefix.isEmpty || prefix.hasSuffix("/") ? prefix + path : prefix + "/" + path
    }
}

import Patching
import SourceText
import Testing

/// Many small texts and edits, the same on every run.
@Suite struct RandomPatchTests {
    @Test(.enabled(if: Command.hasGit, "git is not installed"), arguments: [1, 2, 3] as [UInt64])
    func gitApplies(seed: UInt64) throws {
        var texts = RandomTexts(seed: seed)
        try expectApplied(texts.changes(of: 500), by: gitApply, in: .repository)
    }

    @Test(.enabled(if: Command.hasPatch, "patch is not installed"), arguments: [4, 5, 6] as [UInt64])
    func patchApplies(seed: UInt64) throws {
        var texts = RandomTexts(seed: seed)
        try expectApplied(texts.changes(of: 500), by: gnuPatch, in: .outsideGit)
    }

    @Test func aHunkBeginsAndEndsWithAtMostThreeUnchangedLinesAndHasChanges() {
        var texts = RandomTexts(seed: 7)
        let diff = UnifiedDiff(of: texts.changes(of: 500), names: .plain).bytes
        let marks = diff.split(separator: UInt8(ascii: "\n")).map { $0.first }
        let hunks = marks.split { $0 == UInt8(ascii: "@") }.dropFirst()
        #expect(hunks.count > 500)
        for hunk in hunks {
            let lines = hunk.filter { $0 != UInt8(ascii: "\\") }
            let unchanged = { (mark: UInt8?) in mark == UInt8(ascii: " ") }
            #expect(lines.prefix(while: unchanged).count <= 3)
            #expect(!lines.allSatisfy(unchanged))
        }
    }

    /// Checked against the plainest of planners, which asks every pair.
    @Test(arguments: 10...14 as ClosedRange<UInt64>)
    func aPlanAcceptsInOrderWhatOverlapsNothingAccepted(seed: UInt64) {
        var texts = RandomTexts(seed: seed)
        for _ in 0..<200 {
            let files = [file(texts.text(upTo: 30), at: "a"), file(texts.text(upTo: 30), at: "b")]
            let fixes = (0...texts.number(upTo: 12)).map { _ in
                Fix(edits: files.prefix(1 + texts.number(upTo: 1)).map { texts.edit(of: $0, reach: 5) }, safety: .safe)
            }
            var accepted: [Edit] = []
            var refused: Set<Int> = []
            for (index, fix) in fixes.enumerated() {
                let fits = fix.edits.allSatisfy { new in accepted.allSatisfy { $0 == new || !overlap($0, new) } }
                if fits { accepted += fix.edits } else { refused.insert(index) }
            }
            let plan = EditPlan(files: files, fixes: fixes)
            #expect(Set(plan.refused.keys) == refused)
            for file in files {
                let change = plan.changes.first { $0.path == file.path }
                #expect(change?.newBytes ?? file.bytes == applied(accepted, to: file))
            }
        }
    }

    private func overlap(_ left: Edit, _ right: Edit) -> Bool {
        guard left.range.path == right.range.path else { return false }
        if left.range.bytes.isEmpty && left.replacement.isEmpty || right.range.bytes.isEmpty && right.replacement.isEmpty { return false }
        if left.range.bytes.isEmpty && right.range.bytes.isEmpty { return left.range == right.range }
        if left.range.bytes.isEmpty { return right.range.bytes.dropFirst().contains(left.range.bytes.lowerBound) }
        if right.range.bytes.isEmpty { return left.range.bytes.dropFirst().contains(right.range.bytes.lowerBound) }
        return left.range.bytes.contains { right.range.bytes.contains($0) }
    }

    /// From the last edit to the first, so that offsets stay true.
    private func applied(_ edits: [Edit], to file: SourceFile) -> [UInt8] {
        var bytes = file.bytes
        for edit in Set(edits).filter({ $0.range.path == file.path }).sorted(by: { $1.range < $0.range }) {
            bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
        }
        return bytes
    }
}
